import { type Fact, sample } from './facts.ts';

/** Everything is in quotes, even what looks like a number, such as a ZIP code. */
interface Texts {
  readonly [field: string]: Fact<string> | Texts;
}

/** Who the organization is, and where it can be found. */
export const organization = {
  name: sample('Cresta Azul'),
  ein: sample('00-0000000'),
  phone: { display: sample('(828) 555-0100'), e164: sample('+18285550100') },
  email: sample('hello@example.org'),
  address: {
    street: sample('000 Example Street'),
    city: sample('Example City'),
    state: sample('NC'),
    zip: sample('00000'),
  },
  poBox: sample('PO Box 000, Example City, NC 00000'),
  donateUrl: sample('https://donate.example.org/'),
  raffleUrl: sample('https://raffle.example.org/'),
  social: {
    facebook: sample('https://facebook.example.org/'),
    instagram: sample('https://instagram.example.org/'),
  },
} as const satisfies Texts;

const { street, city, state, zip } = organization.address;

/** The street address, on one line. */
export const streetLine = `${street.value}, ${city.value}, ${state.value} ${zip.value}`;

/** URL of the donation company's script. Without one, there is only the plain link. */
export const donationWidgetUrl: Fact<string> | undefined = undefined;

export const timeZone = 'America/New_York';

/** Placeholders that every sentence may use and that nobody has to pass: `{{org}}`, `{{email}}`. */
export const siteVariables = {
  org: organization.name.value,
  email: organization.email.value,
  phone: organization.phone.display.value,
  ein: organization.ein.value,
} as const;
