import { expect, test, vi } from 'vitest';

import { confirmed, type Fact, sample } from './facts.ts';
import { wrongFacts } from './wrongFacts.ts';

test('site.ts: no fact is impossible', () => {
  const wrong = wrongFacts().map(
    ({ field, value, rule }) => `site.ts, ${field}: it has to be ${rule}, not "${value}"`,
  );
  expect(wrong).toEqual([]);
});

/** What is wrong with a site that has this one fact. */
const said = (organization: Record<string, Fact<string> | Record<string, Fact<string>>>) =>
  wrongFacts({ organization }).map(({ field, rule }) => `${field}: ${rule}`);

test('a correct fact passes, and so does a sample that looks like one', () => {
  const phone = { display: confirmed('(828) 555-1234'), e164: confirmed('+18285551234') };
  const social = { facebook: confirmed('https://www.facebook.com/somebody') };
  expect(said({ phone, social, ein: confirmed('12-3456789') })).toEqual([]);
  const samplePhone = { display: sample('(828) 555-0100'), e164: sample('+18285550100') };
  expect(said({ phone: samplePhone, donateUrl: sample('https://donate.example.org/') })).toEqual(
    [],
  );
});

test.each([
  ['ein', '123456789', 'two digits, a hyphen and seven digits'],
  ['email', 'somebody at home', 'one address, without accents'],
  ['email', 'mailto:hello@somebody.net', 'one address, without accents'],
  ['email', 'hello@somebody.net, office@somebody.net', 'one address, without accents'],
  ['email', 'información@somebody.net', 'one address, without accents'],
  ['state', 'North Carolina', 'the two capitals of the state, as NC'],
  ['state', 'nc', 'the two capitals of the state, as NC'],
  ['zip', 'ABC', 'five digits'],
  ['zip', '288010', 'five digits'],
  ['name', 'Cresta&nbsp;Azul', 'a text without tags and codes such as &amp;'],
  ['name', 'Cresta <b>Azul</b>', 'a text without tags and codes such as &amp;'],
  ['donateUrl', 'http://www.somebody.net/', 'an address that begins with https://'],
  ['donateUrl', 'www.somebody.net', 'an address that begins with https://'],
  ['name', '', 'something, with no space before or after it'],
  ['poBox', 'PO Box 1 ', 'something, with no space before or after it'],
  ['ein', '00-0000000', 'what the organization has confirmed'],
  ['email', 'hello@example.org', 'what the organization has confirmed'],
  ['raffleUrl', 'https://raffle.example.org/', 'what the organization has confirmed'],
])('organization.%s: %s is refused', (field, value, rule) => {
  expect(said({ [field]: confirmed(value) })).toEqual([`organization.${field}: ${rule}`]);
});

test('the address of a profile is refused without https://', () => {
  const social = { facebook: confirmed('www.facebook.com/somebody') };
  expect(said({ social })).toEqual([
    'organization.social.facebook: an address that begins with https://',
  ]);
});

test.each(['555-1234', '(828) 555-12345', 'Call us: (828) 555-1234'])(
  'a telephone that nobody can call is refused: %s',
  (shown) => {
    const dialed = `+1${shown.replaceAll(/\D/g, '')}`;
    const phone = { display: confirmed(shown), e164: confirmed(dialed) };
    expect(said({ phone })).toContain('organization.phone.display: ten digits, as (828) 555-1234');
  },
);

test('for a phone that nobody can call, only the number that is shown is named', () => {
  const phone = { display: confirmed('555-1234'), e164: confirmed('+18285551234') };
  expect(said({ phone })).toEqual(['organization.phone.display: ten digits, as (828) 555-1234']);
});

test.each(['1-828-555-1234', '828.555.1234', '+1 (828) 555-1234'])(
  'a telephone may be written as people write it: %s',
  (shown) => {
    const phone = { display: confirmed(shown), e164: confirmed('+18285551234') };
    expect(said({ phone })).toEqual([]);
  },
);

test('the number that is dialed is the number that is shown, and not a fictional one', () => {
  const other = { display: confirmed('(828) 555-1234'), e164: confirmed('+18285551235') };
  expect(said({ phone: other })).toEqual([
    'organization.phone.e164: +18285551234, as telephones dial (828) 555-1234',
  ]);
  const dialed = { display: sample('(828) 555-0100'), e164: confirmed('+18285550100') };
  expect(said({ phone: dialed })).toEqual([
    'organization.phone.e164: what the organization has confirmed',
  ]);
  const nobodys = { display: confirmed('(828) 555-0100'), e164: sample('+18285550100') };
  expect(said({ phone: nobodys })).toEqual([
    'organization.phone.display: what the organization has confirmed',
  ]);
});

test('the script of the donation company is refused without https://', async () => {
  vi.resetModules();
  vi.doMock('./site.ts', async (original) => ({
    ...(await original<object>()),
    donationWidgetUrl: confirmed('http://www.somebody.net/widget.js'),
  }));
  const { wrongFacts: ofSite } = await import('./wrongFacts.ts');
  vi.doUnmock('./site.ts');
  expect(ofSite()).toContainEqual({
    field: 'donationWidgetUrl',
    value: 'http://www.somebody.net/widget.js',
    rule: 'an address that begins with https://',
  });
});
