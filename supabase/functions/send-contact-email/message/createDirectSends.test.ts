import assert from 'node:assert/strict';

import type { Config } from '../config.ts';
import { assertHas } from '../testing/assertHas.ts';
import { test } from '../testing/defineTest.ts';
import { problem } from '../testing/fakeResend.ts';
import { alerts, sent, stateOf } from '../testing/mailState.ts';
import { startTestEndpoint, type TestEndpoint } from '../testing/testEndpoint.ts';
import { createDirectSends } from './createDirectSends.ts';
import { referenceOf } from './referenceOf.ts';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const DAY_MS = 86_400_000;
const OTHER_WORDS = { id: ID, message: 'Quite another canary sings here.' };

/** Starts an endpoint whose database is down until `bringBack` is called. */
const startWithoutDatabase = async (change: Partial<Config> = {}) => {
  const endpoint = await startTestEndpoint(change);
  const { submit } = endpoint.dependencies.store;
  endpoint.dependencies.store.submit = () => Promise.reject(new Error('away'));
  const bringBack = () => Object.assign(endpoint.dependencies.store, { submit });
  return { endpoint, bringBack };
};

const keyBusy = () => problem(409, 'concurrent_idempotent_requests');

const at = (minutes: number) => new Date(minutes * 60_000);

const answerOf = async (answer: Promise<Response>) => {
  const response = await answer;
  const replayed = response.headers.get('idempotency-replayed') === 'true';
  return { status: response.status, replayed, ...(await response.json()) };
};

test('F02, H13: different words under the id of a message that was sent without the database are a conflict', async () => {
  const { endpoint, bringBack } = await startWithoutDatabase();
  await using _ = endpoint;
  assertHas(await answerOf(endpoint.post({ id: ID })), { status: 202, stored: false });
  const conflict = { status: 409, code: 'id_conflict' };
  assertHas(await answerOf(endpoint.post(OTHER_WORDS)), conflict);
  bringBack();
  assertHas(await answerOf(endpoint.post(OTHER_WORDS)), conflict);
  assert.deepEqual(sent(endpoint), [`team/${ID}`]);
  assertHas(await answerOf(endpoint.post({ id: ID })), { status: 202, id: ID });
});

test('F01, H13: the same words again are a repeat, even if their mail would have different bytes', async () => {
  const { endpoint } = await startWithoutDatabase();
  await using _ = endpoint;
  await endpoint.post({ id: ID });
  endpoint.clock.advance(DAY_MS / 2);
  const again = await answerOf(endpoint.post({ id: ID, language: 'es' }));
  const ref = referenceOf(ID);
  assert.deepEqual(again, { status: 202, replayed: true, ok: true, id: ID, ref, stored: false });
  assert.deepEqual(endpoint.resend.tries, [`team/${ID}`]);
});

test('H13: different bytes at the provider under the id do not prove receipt, and the draft is stored later', async () => {
  const { endpoint, bringBack } = await startWithoutDatabase();
  await using _ = endpoint;
  await endpoint.post({ id: ID });
  endpoint.restart();
  assertHas(await answerOf(endpoint.post(OTHER_WORDS)), { status: 503, code: 'unavailable' });
  assert.ok(alerts(endpoint).includes('invalid_idempotent_request'));
  bringBack();
  assertHas(await answerOf(endpoint.postAndSettle({ id: ID })), { status: 202, id: ID });
  assert.deepEqual(sent(endpoint), [`team/${ID}`, `visitor/${ID}`]);
  assertHas(await stateOf(endpoint, 'team'), { state: 'accepted', reason: null });
});

test('H13: an unclear answer from the provider does not turn a later conflict into a receipt', async () => {
  const { endpoint } = await startWithoutDatabase();
  await using _ = endpoint;
  endpoint.resend.faults.push(() => Response.json({}));
  assertHas(await answerOf(endpoint.post({ id: ID })), { status: 503 });
  endpoint.resend.faults.push(() => problem(409, 'invalid_idempotent_request'));
  assertHas(await answerOf(endpoint.post({ id: ID })), { status: 503 });
  assertHas(await answerOf(endpoint.post({ id: ID })), { status: 202, replayed: false });
});

test('F07: without an id, one is made from the words, so different bytes under it prove receipt', async () => {
  const { endpoint } = await startWithoutDatabase();
  await using _ = endpoint;
  const post = (language: string) => endpoint.post({ language });
  const first = await answerOf(post('en'));
  endpoint.restart();
  assert.deepEqual(await answerOf(post('es')), { ...first, replayed: true });
  assert.equal(endpoint.resend.mails.length, 1);
});

test('F02: of two texts that arrive at once under one id, only the one that was sent is acknowledged', async () => {
  const { endpoint } = await startWithoutDatabase();
  await using _ = endpoint;
  const answers = await Promise.all([endpoint.post({ id: ID }), endpoint.post(OTHER_WORDS)]);
  assert.equal(answers.filter(({ status }) => status === 202).length, 1);
  assert.equal(endpoint.resend.mails.length, 1);
});

test('F03: of copies that arrive at once without the database, all but one are repeats', async () => {
  const { endpoint } = await startWithoutDatabase();
  await using _ = endpoint;
  const copies = [1, 2, 3].map(() => answerOf(endpoint.post({ id: ID })));
  const answers = await Promise.all(copies);
  assert.equal(answers.filter(({ replayed }) => replayed).length, 2);
  assert.deepEqual(endpoint.resend.tries, [`team/${ID}`]);
});

test('F03: without the database, a repeat that reaches another instance while the first one is being sent waits for it', async () => {
  const { endpoint } = await startWithoutDatabase();
  await using _ = endpoint;
  endpoint.resend.faults.push(keyBusy, keyBusy);
  assertHas(await answerOf(endpoint.post({ id: ID })), { status: 202, id: ID, stored: false });
  assert.deepEqual(endpoint.clock.waits, [1000, 1000]);
  endpoint.resend.faults.push(...Array.from({ length: 4 }, () => keyBusy));
  endpoint.restart();
  assertHas(await answerOf(endpoint.post({ id: ID })), { status: 503, code: 'unavailable' });
});

const postTen = async (endpoint: TestEndpoint, fault: () => Response) => {
  endpoint.resend.faults.push(...Array.from({ length: 100 }, () => fault));
  for (let number = 0; number < 10; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status } = await endpoint.post({ message: `The canary sings song ${number}.` });
    assert.equal(status, 503);
  }
  endpoint.resend.faults.length = 0;
};

const refusals: [string, () => Response][] = [
  ['an error', () => problem(500, 'application_error')],
  ['an outage', () => problem(503, 'service_unavailable')],
  ['a refused key', () => problem(401, 'missing_api_key')],
  ['a page from a firewall in front of it', () => new Response('<p>Blocked</p>', { status: 403 })],
  ['a spent quota', () => problem(429, 'daily_quota_exceeded')],
];
for (const [name, refusal] of refusals) {
  test(`I11: ten tries that the provider answered with ${name} leave room for later ones`, async () => {
    const { endpoint } = await startWithoutDatabase();
    await using _ = endpoint;
    await postTen(endpoint, refusal);
    assertHas(await answerOf(endpoint.post({ id: ID })), { status: 202, stored: false });
  });
}

test('I11: if a setting holds the mails back, the log names it each time, not the limit of ten', async () => {
  const { endpoint } = await startWithoutDatabase({ mailProblems: ['no_resend_api_key'] });
  await using _ = endpoint;
  await postTen(endpoint, () => Response.json({}));
  await endpoint.post({ id: ID });
  assert.equal(alerts(endpoint).filter((code) => code === 'no_resend_api_key').length, 11);
});

const unclear: [string, () => Response][] = [
  ['without an id', () => Response.json({})],
  ['that breaks off', () => new Response('{"id":')],
  ['from a gateway that lost the provider', () => new Response('', { status: 504 })],
  ['from a gateway that could not read its reply', () => new Response('', { status: 502 })],
  ['that says that another try is under way', keyBusy],
];
for (const [name, answer] of unclear) {
  test(`I11: ten tries with an answer ${name} may have been sent, and count`, async () => {
    const { endpoint } = await startWithoutDatabase();
    await using _ = endpoint;
    await postTen(endpoint, answer);
    assertHas(await answerOf(endpoint.post({ id: ID })), { status: 503 });
    assert.ok(alerts(endpoint).includes('direct_limit'));
  });
}

test('I11: receipts of mails sent without the database are remembered for a day', () => {
  const sends = createDirectSends();
  sends.remember(ID, 'words', at(0));
  assert.deepEqual([sends.find(ID, 'words'), sends.find(ID, 'others')], ['same', 'other']);
  sends.begin('another', at(24 * 60 - 1));
  assert.equal(sends.find(ID, 'words'), 'same');
  sends.begin('another', at(24 * 60));
  assert.equal(sends.find(ID, 'words'), undefined);
});
