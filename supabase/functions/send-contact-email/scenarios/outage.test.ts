import assert from 'node:assert/strict';

import { organization } from '@wnc/content/site';

import { createDirectSends } from '../message/createDirectSends.ts';
import { referenceOf } from '../message/referenceOf.ts';
import { type Entry, StoreFault } from '../store/store.ts';
import { assertHas } from '../testing/assertHas.ts';
import { test } from '../testing/defineTest.ts';
import { problem } from '../testing/fakeResend.ts';
import { formFields, formRequest } from '../testing/requests.ts';
import { startTestEndpoint, type TestEndpoint, visitor } from '../testing/testEndpoint.ts';
import { untilLocked } from '../testing/untilLocked.ts';
import { timeouts } from '../timeouts.ts';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const NOBODY_LISTENS = 'postgresql://postgres:postgres@127.0.0.1:9/postgres';

/** Makes the next calls of submit fail with these codes. */
const failWith = ({ dependencies }: TestEndpoint, ...codes: string[]) => {
  const { submit } = dependencies.store;
  dependencies.store.submit = (entry: Entry, now) => {
    const code = codes.shift();
    return code ? Promise.reject(new StoreFault(code)) : submit(entry, now);
  };
};

const inTwoSeconds = () => problem(429, 'rate_limit_exceeded', { 'retry-after': '2' });

const storeLevels = ({ log }: TestEndpoint) =>
  log.filter(({ event }) => event === 'store').map(({ level }) => level);

test('I01: with the database down, the team gets the mail directly, and the visitor is told', async () => {
  await using endpoint = await startTestEndpoint({ databaseUrl: NOBODY_LISTENS });
  const response = await endpoint.post({ id: ID });
  assertHas(await response.json(), { ok: true, id: ID, stored: false });
  assert.equal(response.status, 202);
  assert.deepEqual(
    endpoint.resend.mails.map(({ key, to }) => [key, to]),
    [[`team/${ID}`, 'team@mail.site.test']],
  );
  const codes = endpoint.log.map(({ code }) => code);
  assert.deepEqual(codes, ['ECONNREFUSED', 'ECONNREFUSED', 'sent_past_the_database', 'not_stored']);
  assertHas(endpoint.log[2], { level: 'alert', event: 'mail', kind: 'team', id: ID, attempt: 1 });
});

test("I01: if the database's address is malformed, every message goes to the team at once", async () => {
  await using endpoint = await startTestEndpoint({ databaseUrl: 'postgresql://[' });
  for (const message of ['The first of three.', 'The second of three.', 'The third of three.']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    assertHas(await (await endpoint.post({ message })).json(), { ok: true, stored: false });
  }
});

test('I01: without JavaScript, the visitor still ends up on the thank-you page', async () => {
  await using endpoint = await startTestEndpoint({ databaseUrl: undefined });
  const response = await endpoint.handle(formRequest(formFields()));
  assert.match(response.headers.get('location') ?? '', /\/contact\/thanks\/\?ref=MSG-/);
});

test('I01: a database that answers too late is asked once more', async () => {
  await using endpoint = await startTestEndpoint();
  failWith(endpoint, 'timeout');
  const response = await endpoint.post({ id: ID });
  assert.deepEqual(await response.json(), { ok: true, id: ID, ref: referenceOf(ID) });
});

test('I01: a hanging connection is given up, and the next message gets a new one', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  const { deadline } = endpoint.clock;
  const { databaseCall, brokenDatabase } = timeouts;
  const databaseDeadline = untilLocked(endpoint.database);
  endpoint.clock.deadline = (ms) =>
    ms === databaseCall || ms === brokenDatabase ? databaseDeadline() : deadline(ms);
  const lock = sql.begin(async (tx) => {
    await tx`lock table contact.messages in access exclusive mode`;
    const response = await endpoint.post({ id: ID });
    assertHas(await response.json(), { ok: true, stored: false });
  });
  await lock;
  assert.ok(endpoint.log.some(({ event, code }) => event === 'store' && code === 'timeout'));
  endpoint.clock.deadline = deadline;
  const again = await endpoint.post({ id: ID });
  assertHas(await again.json(), { ok: true, id: ID });
});

test('I02: with the database down, the function waits no more than three seconds in total for the provider', async () => {
  await using endpoint = await startTestEndpoint({ databaseUrl: NOBODY_LISTENS });
  endpoint.resend.faults.push(inTwoSeconds, inTwoSeconds);
  assert.equal((await endpoint.post()).status, 503);
  assert.deepEqual(endpoint.clock.waits, [2000]);
});

test('I02: with both database and provider down, the visitor is told, with phone and e-mail', async () => {
  await using endpoint = await startTestEndpoint({ databaseUrl: NOBODY_LISTENS });
  endpoint.resend.faults.push(() => problem(503, 'service_unavailable'));
  const response = await endpoint.post();
  assert.equal(response.headers.get('retry-after'), '60');
  const answer = await response.json();
  assertHas(answer, { status: 503, code: 'unavailable', retry_after: 60 });
  const { email, phone } = organization;
  assert.ok(answer.detail.includes(email.value) && answer.detail.includes(phone.display.value));
});

test('I04: a message that was mailed directly and is sent again later is one mail', async () => {
  await using endpoint = await startTestEndpoint();
  failWith(endpoint, 'ECONNREFUSED', 'ECONNREFUSED');
  await endpoint.post({ id: ID });
  endpoint.clock.advance(3_600_000);
  await endpoint.postAndSettle({ id: ID });
  assert.deepEqual(endpoint.resend.tries, [`team/${ID}`, `team/${ID}`, `visitor/${ID}`]);
  assert.equal(endpoint.resend.mails.length, 2);
  assert.ok(!endpoint.log.some(({ code }) => code === 'invalid_idempotent_request'));
});

test('I05: a missing permission in the database is an alert, and the team still gets the mail', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await sql`revoke execute on function contact.submit from contact_writer`;
  const response = await endpoint.post();
  await sql`grant execute on function contact.submit to contact_writer`;
  assertHas(await response.json(), { ok: true, stored: false });
  assert.ok(endpoint.log.some(({ level, code }) => level === 'alert' && code === '42501'));
});

test('I07: a transaction conflict is retried up to three times, and nobody has to act', async () => {
  await using endpoint = await startTestEndpoint();
  failWith(endpoint, '40001', '40P01', '40001');
  const response = await endpoint.post({ id: ID });
  assert.deepEqual(await response.json(), { ok: true, id: ID, ref: referenceOf(ID) });
  assert.deepEqual(storeLevels(endpoint), ['info', 'info', 'info']);
});

test('I01, I07: only the last failed try is an alert, and none names the visitor', async () => {
  for (const [code, tries] of [
    ['40001', ['info', 'info', 'info', 'alert']],
    ['timeout', ['info', 'alert']],
    ['busy', ['alert']],
    ['out_of_reach', ['alert']],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await using endpoint = await startTestEndpoint();
    failWith(endpoint, ...tries.map(() => code));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endpoint.post();
    assert.deepEqual(storeLevels(endpoint), tries);
    assert.doesNotMatch(JSON.stringify(endpoint.log), /canary/i);
  }
});

test('I11: a message for which no connection comes free is refused, and takes none of the ten direct sends', async () => {
  await using endpoint = await startTestEndpoint();
  failWith(endpoint, 'busy');
  const response = await endpoint.post();
  assertHas(await response.json(), { status: 503, code: 'unavailable', retry_after: 60 });
  assert.deepEqual(endpoint.resend.tries, []);
});

test('I11: one instance sends at most ten messages in ten minutes without the database', async () => {
  await using endpoint = await startTestEndpoint({ databaseUrl: NOBODY_LISTENS });
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, to know which is the last
    statuses.push((await endpoint.post({ message: `The canary sings ${index}.` })).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(202), 503]);
  const sends = createDirectSends();
  const at = (minutes: number, id = `${minutes}`) =>
    sends.begin(id, new Date(minutes * 60_000)) !== undefined;
  assert.ok([...Array(10).keys()].every((minute) => at(minute)));
  assert.deepEqual([at(9.9), at(9.9, '5'), at(10), at(10.5)], [false, true, true, false]);
});

test('J06: if the database is down, a call to /wake is still answered', async () => {
  await using endpoint = await startTestEndpoint({ databaseUrl: NOBODY_LISTENS });
  await endpoint.wake();
  assert.deepEqual(
    endpoint.log.map(({ event, code }) => [event, code]),
    [['run', 'ECONNREFUSED']],
  );
});

test('an error of ours is answered like an outage, with the headers that a page needs to read it', async () => {
  await using endpoint = await startTestEndpoint();
  const { mailer } = endpoint.dependencies;
  const { send } = mailer;
  mailer.send = () => Promise.reject(new Error(visitor.name));
  failWith(endpoint, 'x', 'x');
  const response = await endpoint.post();
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assertHas(await response.json(), { status: 503, code: 'unavailable' });
  assert.ok(endpoint.log.some(({ code }) => code === 'receive_failed'));
  assert.doesNotMatch(JSON.stringify(endpoint.log), /Canario/);
  mailer.send = send;
  assert.equal((await endpoint.post()).status, 202);
});
