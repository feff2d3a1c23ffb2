import assert from 'node:assert/strict';

import { emailsWords } from '@wnc/content/emails';
import { organization } from '@wnc/content/site';

import { referenceOf } from './message/referenceOf.ts';
import { assertHas } from './testing/assertHas.ts';
import { test } from './testing/defineTest.ts';
import { createTestClock } from './testing/testClock.ts';
import { SITE, startTestEndpoint, visitor } from './testing/testEndpoint.ts';

const MINUTE_MS = 60_000;
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const json = async (response: Response) => ({
  status: response.status,
  ...(await response.json()),
});

test('A01: a message is stored, the team gets it, and the visitor gets a confirmation', async () => {
  await using endpoint = await startTestEndpoint();
  const response = await endpoint.post({ id: ID, language: 'es' });
  assert.equal(response.headers.get('content-type'), 'application/json');
  assert.equal(response.headers.get('idempotency-replayed'), null);
  assert.deepEqual(await json(response), { status: 202, ok: true, id: ID, ref: referenceOf(ID) });

  await endpoint.settled();
  const [row] = await endpoint.database.sql`select * from contact.messages`;
  assertHas({ ...row }, { ...visitor, id: ID, language: 'es', suspicions: [] });
  const [team, confirmation] = endpoint.resend.mails;
  assert.deepEqual([team?.key, team?.to], [`team/${ID}`, 'team@mail.site.test']);
  assert.equal(team?.reply_to, visitor.email);
  assert.deepEqual([confirmation?.key, confirmation?.to], [`visitor/${ID}`, visitor.email]);
  assert.ok(confirmation?.html.includes(emailsWords.confirmation.greeting.es));
  assert.doesNotMatch(JSON.stringify({ ...confirmation, to: '' }), /canar|sings/i);
  for (const { subject } of endpoint.resend.mails) assert.doesNotMatch(subject, /[\r\n]/);
  assert.equal(endpoint.resend.mails.length, 2);
  const mails = await endpoint.database.sql`
    select kind, state, attempts, provider_id is not null as has_id from contact.mails order by kind`;
  assert.deepEqual(
    mails.map((mail) => ({ ...mail })),
    ['team', 'visitor'].map((kind) => ({ kind, state: 'accepted', attempts: 1, has_id: true })),
  );
});

test('a message of name, e-mail, text and topic, and nothing else, gets a confirmation too', async () => {
  await using endpoint = await startTestEndpoint();
  const response = await endpoint.post({ website: undefined, elapsed: undefined });
  assert.equal(response.status, 202);
  await endpoint.settled();
  assert.equal(endpoint.resend.mails.length, 2);
});

test('F01: the same message sent again is one message, and the answer says that it is a repeat', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post({ id: ID });
  endpoint.clock.advance(1000);
  const again = await endpoint.post({ id: ID, elapsed: 12_000 });
  assert.equal(again.headers.get('idempotency-replayed'), 'true');
  assert.deepEqual(await json(again), { status: 202, ok: true, id: ID, ref: referenceOf(ID) });
  await endpoint.settled();
  assert.equal(endpoint.resend.mails.length, 2);
});

test('F02: a different text under the same id is refused, and the first one stays', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post({ id: ID });
  const other = await endpoint.post({ id: ID, message: 'Another text, written later.' });
  assertHas(await json(other), { status: 409, code: 'id_conflict' });
  const rows = await endpoint.database.sql`select message from contact.messages`;
  assert.deepEqual(
    rows.map((row) => row.message),
    [visitor.message],
  );
});

test('F07, F08, F11: a form without an id, posted again within 10 minutes, is a repeat', async () => {
  await using endpoint = await startTestEndpoint();
  const first = await json(await endpoint.post());
  endpoint.clock.advance(10 * MINUTE_MS - 1);
  assert.deepEqual(await json(await endpoint.post()), first);
  assert.notEqual((await json(await endpoint.post({ email: 'other@example.org' }))).id, first.id);
  endpoint.clock.advance(1);
  assert.notEqual((await json(await endpoint.post())).id, first.id);
});

test('F07: a form that is posted again within 10 minutes but handled later is a repeat, not a fault', async () => {
  // Such a form has this id from 13:10 to 13:20.
  await using endpoint = await startTestEndpoint({}, createTestClock('2025-06-02T13:10:00Z'));
  const first = await json(await endpoint.post());
  const { store } = endpoint.dependencies;
  const { submit } = store;
  store.submit = (entry) => {
    endpoint.clock.advance(1000);
    return submit(entry, endpoint.clock.now());
  };
  endpoint.clock.advance(10 * MINUTE_MS - 1);
  const again = await endpoint.post();
  assert.equal(again.headers.get('idempotency-replayed'), 'true');
  assert.deepEqual(await json(again), first);
});

test('C03, E06: wrong fields are named by field and code, and nothing is stored', async () => {
  await using endpoint = await startTestEndpoint();
  const answer = await json(await endpoint.post({ name: 'a', email: 'ana', message: '' }));
  assert.deepEqual(answer, {
    status: 422,
    type: `${SITE}/problems/validation_failed`,
    title: 'Some fields are not right.',
    code: 'validation_failed',
    detail: 'Some fields are not right.',
    errors: [
      { field: 'name', code: 'too_short' },
      { field: 'email', code: 'invalid_format' },
      { field: 'message', code: 'too_short' },
    ],
  });
  assert.equal((await endpoint.database.sql`select from contact.messages`).length, 0);
  assert.equal(endpoint.resend.tries.length, 0);
});

test('B12: recipients, senders and redirects in the fields are ignored', async () => {
  await using endpoint = await startTestEndpoint();
  const hostile = ['to', 'cc', 'bcc', 'from', 'subject', 'html', 'reply_to', '_next', 'redirect'];
  await endpoint.postAndSettle(Object.fromEntries(hostile.map((key) => [key, 'evil@evil.test'])));
  assert.equal(endpoint.resend.mails.length, 2);
  assert.ok(!JSON.stringify(endpoint.resend.mails).includes('evil.test'));
});

test('G01, G25, F13: the eleventh message in ten minutes has to wait, a repeat of the tenth does not', async () => {
  await using endpoint = await startTestEndpoint();
  const send = (number: number) =>
    endpoint.post({ message: `A canary sings for the ${number}. time.` });
  for (let number = 1; number <= 10; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    assert.equal((await send(number)).status, 202);
    endpoint.clock.advance(10_000);
  }
  const refused = await send(11);
  assert.equal(refused.headers.get('retry-after'), '540');
  const answer = await json(refused);
  assertHas(answer, { status: 429, code: 'rate_limited', retry_after: 540 });
  const { email, phone } = organization;
  assert.ok(answer.detail.includes(email.value) && answer.detail.includes(phone.display.value));
  assert.ok(!/address|bucket|10|token/.test(answer.title));
  assert.equal((await send(10)).headers.get('idempotency-replayed'), 'true');
  endpoint.clock.advance(540_000);
  assert.equal((await send(11)).status, 202);
});

test('G17: a message with the honeypot filled is stored and marked, without a confirmation', async () => {
  await using endpoint = await startTestEndpoint();
  const answer = await json(await endpoint.post({ id: ID, website: 'https://spam.test' }));
  assert.deepEqual(answer, { status: 202, ok: true, id: ID, ref: referenceOf(ID) });
  await endpoint.settled();
  assert.deepEqual(
    endpoint.resend.mails.map(({ key }) => key),
    [`team/${ID}`],
  );
  assert.match(endpoint.resend.mails[0]?.subject ?? '', /^\[check\] /);
  const [mail] = await endpoint.database.sql`
    select state, reason from contact.mails where kind = 'visitor'`;
  assert.deepEqual({ ...mail }, { state: 'skipped', reason: 'suspicious' });
});

test('E16: a message from our own address gets no confirmation, which could start a mail loop', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.postAndSettle({ email: 'someone@mail.site.test' });
  assert.deepEqual(
    endpoint.resend.mails.map(({ to }) => to),
    ['team@mail.site.test'],
  );
  assert.doesNotMatch(endpoint.resend.mails[0]?.subject ?? '', /check/);
});

test('G10, G12: one person gets one confirmation a day, however the address is spelled', async () => {
  await using endpoint = await startTestEndpoint();
  const send = (email: string, from: string) =>
    endpoint.post({ email, message: `A canary sings for ${email}` }, { 'cf-connecting-ip': from });
  await send('v.i.c+1@gmail.com', '203.0.113.1');
  await send('VIC+2@GMAIL.com', '203.0.113.2');
  await endpoint.settled();
  const to = endpoint.resend.mails.filter(({ key }) => key.startsWith('visitor/'));
  assert.deepEqual(
    to.map((mail) => mail.to),
    ['v.i.c+1@gmail.com'],
  );
});

test('N01: no log line contains anything that a visitor or the provider wrote', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post({ name: 'Canario\n{"level":"info"}' });
  await endpoint.postAndSettle({ email: 'canary' });
  const lines = JSON.stringify(endpoint.log);
  assert.ok(endpoint.log.length > 3);
  assert.doesNotMatch(lines, /canar|sings|203\.0|re_test|pepper|site\.test/i);
});
