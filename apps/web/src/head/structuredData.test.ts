import { type Language, languages } from '@wnc/content/languages';
import { listSamples } from '@wnc/content/listSamples';
import { raffleWords } from '@wnc/content/raffle';
import { resourceOf } from '@wnc/content/resources';
import { organization } from '@wnc/content/site';
import { beforeEach, expect, it, vi } from 'vitest';

import { createI18n } from '../i18n.ts';
import { pages } from '../pages.ts';
import { structuredData } from './structuredData.ts';

vi.mock('@wnc/content/raffle', async (original) => ({
  ...(await original<object>()),
  ...(await import('../testing/givenFacts.ts')).givenRaffle,
}));

/** Every fact is a sample here, whatever has been confirmed since. */
vi.mock('@wnc/content/site', async (original) => {
  const site = await original<object>();
  const asSamples = JSON.parse(JSON.stringify(site), (_, node: unknown) =>
    typeof node === 'object' && node && 'value' in node ? { ...node, sample: true } : node,
  ) as object;
  return { ...site, ...asSamples };
});

const DURING_THE_RAFFLE = Date.parse('2025-06-01T12:00-04:00');
const AFTER_THE_DRAW = Date.parse('2025-06-13T17:00-04:00');

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://www.neighbors.test');
});

function frontDoor(language: Language, { now = AFTER_THE_DRAW, isPublic = false } = {}) {
  const page = pages.find((each) => each.view === 'home' && each.language === language);
  if (!page) throw new Error(`There is no front door in ${language}.`);
  return structuredData(page, createI18n(language, resourceOf(language)), { now, isPublic });
}

const eventsAt = (now: number) =>
  parsed(frontDoor('es', { now }))['@graph'].filter((each) => each['@type'] === 'Event');

const parsed = (script: string) =>
  JSON.parse(script.replaceAll(/<[^>]*>/g, '')) as { '@graph': Record<string, unknown>[] };

it.each(languages)('names the five counties, the contact and the gift in $name', ({ code }) => {
  const [data] = parsed(frontDoor(code))['@graph'];
  const { address, donateUrl, ein, email, name, phone, social } = organization;
  expect(data).toMatchObject({
    '@type': 'NGO',
    name: name.value,
    url: 'https://www.neighbors.test/',
    logo: expect.stringMatching(/^https:\/\/www\.neighbors\.test\/.*\.png$/),
    description: resourceOf(code).og.description,
    taxID: ein.value,
    address: {
      streetAddress: address.street.value,
      addressLocality: address.city.value,
      addressRegion: address.state.value,
      postalCode: address.zip.value,
      addressCountry: 'US',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: phone.e164.value,
      email: email.value,
      url: 'https://www.neighbors.test/#contact',
      availableLanguage: languages.map((each) => each.code),
    },
    sameAs: [social.facebook.value, social.instagram.value],
    potentialAction: {
      '@type': 'DonateAction',
      recipient: { '@id': 'https://www.neighbors.test/#organization' },
      target: donateUrl.value,
    },
  });
  const { countyInState } = resourceOf(code).serviceArea;
  for (const county of ['Buncombe', 'Haywood', 'Henderson', 'Madison', 'Yancey']) {
    expect(JSON.stringify(data)).toContain(countyInState.replace('{{county}}', county));
  }
});

it('never shows a sample on the public site', () => {
  const samples = listSamples({ organization }).map(({ value }) => value);
  const preview = frontDoor('en', { now: DURING_THE_RAFFLE });
  const published = frontDoor('en', { now: DURING_THE_RAFFLE, isPublic: true });
  expect(samples.filter((value) => preview.includes(JSON.stringify(value)))).not.toEqual([]);
  expect(samples.filter((value) => published.includes(JSON.stringify(value)))).toEqual([]);
});

it('says nothing about an address and a gift of which it knows only a sample', () => {
  const [data] = parsed(frontDoor('en', { isPublic: true }))['@graph'];
  expect(data).not.toHaveProperty('address');
  expect(data).not.toHaveProperty('potentialAction');
});

it.each(languages)('names $name as the language of the page in $name', ({ code, tag, path }) => {
  const [data, site] = parsed(frontDoor(code))['@graph'];
  expect(site).toEqual({
    '@type': 'WebSite',
    '@id': `https://www.neighbors.test${path}#website`,
    url: `https://www.neighbors.test${path}`,
    name: organization.name.value,
    inLanguage: tag,
    publisher: { '@id': data?.['@id'] },
  });
});

it('lists the raffle only while tickets are on sale', () => {
  expect(eventsAt(DURING_THE_RAFFLE)).toEqual([
    expect.objectContaining({
      name: raffleWords.title.es,
      description: expect.stringContaining(
        '13\u00a0de\u00a0junio de\u00a02025 a las 5:00\u00a0p.m.',
      ),
      url: 'https://www.neighbors.test/es/#raffle',
      startDate: '2025-05-28',
      endDate: '2025-06-13T17:00:00-04:00',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: organization.raffleUrl.value },
      organizer: { '@id': 'https://www.neighbors.test/#organization' },
    }),
  ]);
  expect(eventsAt(AFTER_THE_DRAW)).toEqual([]);
});

it('places the raffle on our own page as long as it knows only a sample of where tickets are sold', () => {
  const script = frontDoor('es', { now: DURING_THE_RAFFLE, isPublic: true });
  expect(parsed(script)['@graph'].at(-1)).toMatchObject({
    '@type': 'Event',
    location: { url: 'https://www.neighbors.test/es/#raffle' },
  });
});

it('holds data that cannot close its element', () => {
  const home = pages[0];
  if (!home) throw new Error('There is no page.');
  const words = resourceOf('en');
  const hostile = { ...words, og: { ...words.og, description: '</script><script>alert(1)' } };
  const i18n = createI18n('en', hostile as typeof words);
  const script = structuredData(home, i18n, { now: AFTER_THE_DRAW, isPublic: false });
  expect(script.match(/<\/?script/g)).toHaveLength(2);
  expect(parsed(script)['@graph'][0]).toMatchObject({ description: hostile.og.description });
});

it('is on the front doors only', () => {
  const i18n = createI18n('en', resourceOf('en'));
  const others = pages.filter(({ path }) => !languages.some((language) => language.path === path));
  const texts = others.map((page) => structuredData(page, i18n, { now: 0, isPublic: false }));
  expect(texts.filter(Boolean)).toEqual([]);
});
