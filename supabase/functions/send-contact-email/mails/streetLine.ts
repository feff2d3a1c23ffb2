import { organization } from '@wnc/content/site';

const { street, city, state, zip } = organization.address;

/** Where the organization is found, on one line. */
export const streetLine = `${street.value}, ${city.value}, ${state.value} ${zip.value}`;
