import type { Fact } from '@wnc/content/facts';
import { languages } from '@wnc/content/languages';
import { counties } from '@wnc/content/serviceArea';
import { organization } from '@wnc/content/site';
import type { TFunction } from 'i18next';

import { absolute } from './absolute.ts';
import { LARGE_ICON_ADDRESS } from './addresses.ts';
import { knownValue } from './knownValue.ts';

/** The `@id` by which every part of the data refers to the organization. */
export const organizationId = () => `${absolute('/')}#organization`;

/** Who the organization is, where it works, how to reach it and how to give, for search engines. */
export function organizationData(t: TFunction, isPublic: boolean): object {
  const known = <T>(fact: Fact<T>) => knownValue(fact, isPublic);
  const { address, ein, email, name, phone, social } = organization;
  return {
    '@type': 'NGO',
    '@id': organizationId(),
    name: known(name),
    description: t(($) => $.og.description),
    url: absolute('/'),
    logo: absolute(LARGE_ICON_ADDRESS),
    taxID: known(ein),
    address: known(address.street) && {
      '@type': 'PostalAddress',
      streetAddress: known(address.street),
      addressLocality: known(address.city),
      addressRegion: known(address.state),
      postalCode: known(address.zip),
      addressCountry: 'US',
    },
    areaServed: counties.map((county) => ({
      '@type': 'AdministrativeArea',
      name: t(($) => $.serviceArea.countyInState, { county: county.name }),
    })),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: known(phone.e164),
      email: known(email),
      url: absolute('/#contact'),
      availableLanguage: languages.map(({ code }) => code),
    },
    sameAs: [social.facebook, social.instagram].flatMap((profile) => known(profile) ?? []),
    potentialAction: donateAction(t, known(organization.donateUrl)),
  };
}

const donateAction = (t: TFunction, target: string | undefined) =>
  target && {
    '@type': 'DonateAction',
    name: t(($) => $.donate.button),
    recipient: { '@id': organizationId() },
    target,
  };
