import assert from 'node:assert/strict';

import { readConfig } from './config.ts';
import { test } from './testing/defineTest.ts';
import { environment } from './testing/testEndpoint.ts';

const read = (change: Record<string, string>) => readConfig({ ...environment, ...change });
const allowedWith = (ALLOWED_ORIGINS: string) => [
  ...read({ SITE_URL: 'https://site.test/', ALLOWED_ORIGINS }).allowedOrigins,
];

test('without the address of the site or the pepper, nothing starts, and the error says what to set', () => {
  assert.throws(() => read({ SITE_URL: '' }), /^Error: Set SITE_URL to an address like https:/);
  assert.throws(() => read({ SITE_URL: 'www.site.test' }), /Set SITE_URL/);
  assert.throws(() => read({ SITE_URL: 'javascript:alert(1)' }), /Set SITE_URL/);
  for (const CONTACT_PEPPER of ['', 'x'.repeat(15)]) {
    assert.throws(() => read({ CONTACT_PEPPER }), /Set CONTACT_PEPPER .* 16/);
  }
  assert.equal(read({ CONTACT_PEPPER: 'x'.repeat(16) }).pepper.length, 16);
  assert.throws(() => read({ ALLOWED_ORIGINS: 'https://a.test,b' }), /Set ALLOWED_ORIGINS/);
  assert.throws(() => read({ RESEND_BASE_URL: 'localhost' }), /Set RESEND_BASE_URL/);
});

test('an address that cannot be right stops the function, and the error says what to set', () => {
  for (const url of [
    'https://*.site.test',
    'https://site.test/?page=1',
    'https://site.test/#contact',
    'https://me:secret@site.test',
    'https://"site.test"',
  ]) {
    assert.throws(
      () => read({ SITE_URL: url }),
      /Set SITE_URL to .* without .* \? # \* @ , ; "\.$/,
    );
    assert.throws(() => read({ ALLOWED_ORIGINS: url }), /Set ALLOWED_ORIGINS/);
  }
  for (const list of ['https://site.test,https://b.test', 'https://site.test;https://b.test']) {
    assert.throws(() => read({ SITE_URL: list }), /Set SITE_URL/);
  }
  assert.throws(
    () => read({ ALLOWED_ORIGINS: 'https://a.test;https://b.test' }),
    /^Error: Set ALLOWED_ORIGINS, between commas, to an address/,
  );
  const inPublic = { SITE_URL: 'http://www.site.test', SITE_ENV: 'production' };
  assert.throws(() => read(inPublic), /^Error: Set SITE_URL to an .* begins with https:\/\/\.$/);
  assert.equal(read({ ...inPublic, SITE_ENV: 'preview' }).siteUrl, 'http://www.site.test');
  assert.throws(
    () => read({ RESEND_BASE_URL: 'http://api.resend.com' }),
    /^Error: Set RESEND_BASE_URL to https:\/\/api\.resend\.com, with https/,
  );
});

const keysOf = (SUPABASE_PUBLISHABLE_KEYS: string) =>
  read({ SUPABASE_PUBLISHABLE_KEYS }).publishableKeys;

test('the site itself may always send, and a list of complete addresses can be added', () => {
  assert.deepEqual(allowedWith(''), ['https://site.test']);
  assert.deepEqual(allowedWith('https://a.test/, http://localhost:5173'), [
    'https://site.test',
    'https://a.test',
    'http://localhost:5173',
  ]);
  assert.deepEqual(allowedWith('https://a.test,'), ['https://site.test', 'https://a.test']);
  const pasted = 'https://a.test,\u00A0https://b.test';
  assert.deepEqual(allowedWith(pasted), ['https://site.test', 'https://a.test', 'https://b.test']);
  assert.deepEqual(allowedWith('https://site.test'), ['https://site.test']);
});

test('a site in a folder may send, and its pages are the ones in that folder', () => {
  const { siteUrl, allowedOrigins } = read({ SITE_URL: 'https://site.test/folder/' });
  assert.deepEqual([siteUrl, ...allowedOrigins], ['https://site.test/folder', 'https://site.test']);
});

test("the schedule calls the function at the platform's URL, which may end with a slash, or nowhere", () => {
  assert.equal(read({}).wakeUrl, undefined);
  const { wakeUrl } = read({ SUPABASE_URL: 'https://project.supabase.test/' });
  assert.equal(wakeUrl, 'https://project.supabase.test/functions/v1/send-contact-email/wake');
});

test('settings that stop only the mails are named', () => {
  assert.deepEqual(read({ RESEND_BASE_URL: 'http://127.0.0.1:4000' }).mailProblems, []);
  assert.deepEqual(read({ RESEND_API_KEY: ' ', TEAM_EMAIL: '', MAIL_FROM: '' }).mailProblems, [
    'no_resend_api_key',
    'no_team_email',
    'no_mail_from',
  ]);
});

test('an invalid mail setting counts as missing, so that messages are still taken', () => {
  const local = { RESEND_BASE_URL: 'http://127.0.0.1:4000' };
  const problemsOf = (change: Record<string, string>) => read({ ...local, ...change }).mailProblems;
  for (const key of ['re_日本', 're_a\nb', 're_a b', '"re_a"', "'re_a'"]) {
    assert.deepEqual(problemsOf({ RESEND_API_KEY: key }), ['no_resend_api_key']);
  }
  for (const address of [
    'team',
    'team@site',
    'a@site.test,',
    'a@site.test, b@site.test',
    'a@site.test\nBcc: b@site.test',
    '"a@site.test"',
    "'a@site.test'",
  ]) {
    assert.deepEqual(problemsOf({ TEAM_EMAIL: address }), ['no_team_email']);
  }
  const broken = [
    'Website',
    'Website <site>',
    'a@site.test <',
    '<a@site.test> b',
    'Web\n<a@b.test>',
    'Site, of the team <a@b.test>',
    'a@b.test <a@b.test>',
    'Site (team) <a@b.test>',
    '"Site" of "us" <a@b.test>',
    '"Site\\" <a@b.test>',
    '"a@b.test"',
    '"Site <a@b.test>"',
    '\'"Site" <a@b.test>\'',
  ];
  for (const sender of broken) {
    assert.deepEqual(problemsOf({ MAIL_FROM: sender }), ['no_mail_from']);
  }
  for (const sender of [
    'a@site.test',
    'Website <a@site.test>',
    '<a@site.test>',
    '"Site, of the team" <a@site.test>',
    'Sitio de la niñez <a@site.test>',
  ]) {
    assert.deepEqual(problemsOf({ MAIL_FROM: sender }), []);
  }
});

const problemOf = (TEAM_EMAIL: string) =>
  read({ SITE_ENV: 'production', TEAM_EMAIL }).mailProblems[0];

test("a team's address with a part missing, or with a character of a list or a name, counts as missing", () => {
  assert.equal(problemOf("o'neil+web@mail.site.test"), undefined);
  for (const address of [
    '@site.test',
    'a@.test',
    'a@site.',
    "a@si'te.test",
    'Team <a@site.test>',
  ]) {
    assert.equal(problemOf(address), 'no_team_email', address);
  }
  for (const odd of [' ', '@', '<', '>', ',', ';', '"']) {
    for (const address of [`a${odd}b@site.test`, `a@si${odd}te.test`, `a@site.te${odd}st`]) {
      assert.equal(problemOf(address), 'no_team_email', address);
    }
  }
});

test('a setting pasted with line breaks or blanks around it is read without them', () => {
  const { resendApiKey, teamEmail } = read({
    RESEND_API_KEY: 're_a\n',
    TEAM_EMAIL: ' a@site.test',
  });
  assert.deepEqual([resendApiKey, teamEmail], ['re_a', 'a@site.test']);
});

test('a key of the real provider is refused outside production', () => {
  assert.deepEqual(read({}).mailProblems, ['live_key_outside_production']);
  for (const path of ['/', '/emails']) {
    const real = { RESEND_BASE_URL: `https://api.resend.com${path}` };
    assert.deepEqual(read(real).mailProblems, ['live_key_outside_production']);
  }
  assert.deepEqual(read({ SITE_ENV: 'production' }).mailProblems, []);
});

const isTrusted = (TRUST_CLIENT_ADDRESS_HEADER: string) =>
  read({ TRUST_CLIENT_ADDRESS_HEADER }).trustClientAddressHeader;

test('the address header is trusted unless a setting says that no gateway sets it', () => {
  assert.deepEqual(['', 'true', ' true '].map(isTrusted), [true, true, true]);
  assert.equal(isTrusted('false'), false);
  for (const word of ['False', 'no', 'off', '0', '1']) {
    assert.throws(
      () => isTrusted(word),
      /^Error: Set TRUST_CLIENT_ADDRESS_HEADER to true or false\.$/,
    );
  }
});

test("the project's publishable key identifies a client, an empty one never does", () => {
  assert.deepEqual(keysOf('{"default":"sb_publishable_a","empty":"","number":1}'), [
    'sb_publishable_a',
  ]);
  for (const odd of ['', 'null', '{', '{"default":""}', '"sb_publishable_a"'])
    assert.deepEqual(keysOf(odd), []);
});
