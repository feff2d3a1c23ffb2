import { organization } from '@wnc/content/site';

const { street, city, state, zip } = organization.address;

/** The street address of the organization, on one line. */
export const streetLine = `${street.value}, ${city.value}, ${state.value} ${zip.value}`;
