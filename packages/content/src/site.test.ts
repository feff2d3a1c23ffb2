import { expect, test } from 'vitest';

import { donationWidgetUrl, organization } from './site.ts';

const { phone, email, ein, website, donateUrl, raffleUrl, social } = organization;

test('site.ts, organization.phone.e164: dials the number that is read', () => {
  expect(phone.e164.value).toBe(`+1${phone.display.value.replaceAll(/\D/g, '').slice(-10)}`);
});

test('site.ts, organization.email: one address', () => {
  expect(email.value).toMatch(/^[^\s@]+@[^\s@]+\.[a-z]+$/i);
});

test('site.ts, organization.ein: two digits, a hyphen and seven digits', () => {
  expect(ein.value).toMatch(/^\d{2}-\d{7}$/);
});

const widget = donationWidgetUrl ? { donationWidgetUrl } : {};
const links = Object.entries({ website, donateUrl, raffleUrl, ...social, ...widget });

test.each(links)('site.ts, %s: an address that begins with https://', (_, { value }) => {
  expect(URL.parse(value)?.protocol).toBe('https:');
});
