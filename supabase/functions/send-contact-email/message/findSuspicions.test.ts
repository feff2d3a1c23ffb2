import assert from 'node:assert/strict';

import type { ContactMessage } from '@wnc/validation/contact';

import { test } from '../testing/defineTest.ts';
import { findSuspicions } from './findSuspicions.ts';

const message: ContactMessage = {
  name: 'Ana Ejemplo',
  email: 'ana@example.org',
  message: 'I would like to help.',
  type: 'volunteer',
  language: 'en',
  website: '',
  elapsed: 3000,
};
const context = { origin: 'listed', format: 'json', network: '203.0.113.7' } as const;
const find = (change: Partial<ContactMessage>, circumstances: object = {}) =>
  findSuspicions({ ...message, ...change }, { ...context, ...circumstances });

test('messages from the page, from a script with four fields and from a plain form are not suspicious', () => {
  assert.deepEqual(find({}), []);
  assert.deepEqual(find({ website: undefined, elapsed: undefined }), []);
  assert.deepEqual(find({ website: null }, { origin: 'keyed' }), []);
  assert.deepEqual(find({ elapsed: '' }, { format: 'form' }), []);
  assert.deepEqual(find({ elapsed: undefined }, { format: 'form' }), []);
  assert.deepEqual(find({ elapsed: '3000' }, { format: 'form' }), []);
});

test('G17: anything in the honeypot is suspicious', () => {
  for (const website of ['x', ' ', 0, false, {}, []]) assert.deepEqual(find({ website }), ['trap']);
});

test('G18: a time too short for a person, or an invalid one, is suspicious', () => {
  for (const elapsed of [0, 2999]) assert.deepEqual(find({ elapsed }), ['too_fast']);
  for (const elapsed of [-1, Number.NaN, Infinity, null, '', '3000', {}, undefined]) {
    assert.deepEqual(find({ elapsed }), ['odd_elapsed']);
  }
  assert.deepEqual(find({ elapsed: '-5' }, { format: 'form' }), ['odd_elapsed']);
});

test('G19, G20: three links in a message, or one in a name, are suspicious', () => {
  const link = 'see https://www.example.org/a ';
  assert.deepEqual(find({ message: link.repeat(2) }), []);
  assert.deepEqual(find({ message: link.repeat(3) }), ['many_links']);
  for (const spam of [
    'bit.ly/a bit.ly/b bit.ly/c',
    'bit.ly/a, https://bit.ly/b, www.x.test/c',
    '(t.me/a)(t.me/b)(T.ME/c)',
    'http://x.test http://y.test http://z.test',
    'www.x.test www.y.test www.z.test',
    'my.x.test/a my.x.test/b my.x.test/c',
    'my-x.test/a my-x.test/b my-x.test/c',
  ]) {
    assert.deepEqual(find({ message: spam }), ['many_links'], spam);
  }
  for (const text of [
    'Call before 5 p.m./6 p.m., Mon./Tue., or Sr./Sra. Ejemplo and/or St./Ave.',
    'https://bit.ly/a/b.test/c/d.test/e and www.x.test/a.test/b, twice',
    'ana@example.org/x, ana.b@example.org/y, ana@example.org/z, and 12.30/13.30, v1.2/3',
    'ana@mail.example.org/x, ana@mail.example.org/y, ana@mail.example.org/z',
    'ana@my-example.org/x, ana@my-example.org/y, ana@my-example.org/z',
  ]) {
    assert.deepEqual(find({ message: text }), [], text);
  }
  for (const name of [
    'http://x.y',
    'www.x',
    'Win at casino.com',
    'Gana en casino.online',
    'Tienda.Shop',
    'x.io/y',
  ]) {
    assert.deepEqual(find({ name }), ['link_in_name'], name);
  }
  for (const name of ['J.R. Portillo', 'St. John', 'Ana M.', 'Dr.Ruiz', 'K.Ly', 'Ana.Onlinez']) {
    assert.deepEqual(find({ name }), [], name);
  }
});

test('E15: mailboxes that nobody writes from are suspicious', () => {
  const odd = [
    'abuse@x.org',
    'Postmaster@x.org',
    'no-reply@x.org',
    'noreply+1@x.org',
    'no_reply@x.org',
    'no.reply@x.org',
    'do_not_reply@x.org',
    'do-not-reply@x.org',
    'do.not.reply@x.org',
    'donotreply@x.org',
    'mailer_daemon@x.org',
    'MAILER-DAEMON@x.org',
    'mailer.daemon@x.org',
    'mailerdaemon@x.org',
    'bounce@x.org',
    'bounces+list@x.org',
    'a@resend.dev',
    'a@Resend.Dev',
  ];
  for (const email of odd) assert.deepEqual(find({ email }), ['role_mailbox'], email);
  const usual = [
    'abuse.survivors@example.org',
    'stop.abuse@example.org',
    'noreplyana@example.org',
    'a@notresend.dev',
    'a@resend.dev.example.org',
  ];
  for (const email of usual) assert.deepEqual(find({ email }), [], email);
});

test('A11, G08: a missing origin or IP address is suspicious, and every suspicion is named', () => {
  assert.deepEqual(find({ website: 'x' }, { origin: 'missing', network: undefined }), [
    'trap',
    'no_origin',
    'unknown_address',
  ]);
});
