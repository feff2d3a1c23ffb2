import assert from 'node:assert/strict';

import { makeEntry } from '../message/makeEntry.ts';
import { test } from '../testing/defineTest.ts';
import { startTestEndpoint, type TestEndpoint, visitor } from '../testing/testEndpoint.ts';
import { until } from '../testing/until.ts';

const MINUTE_MS = 60_000;
const named = (digit: number) => ({ id: `3f2504e0-4f89-41d3-9a0c-0305e82c330${digit}` });
const nameless = { id: undefined };

const idOf = async (response: Response): Promise<unknown> => (await response.json()).id;
const countMessages = async ({ database }: TestEndpoint): Promise<unknown> =>
  (await database.sql`select count(*)::int from contact.messages`)[0]?.count;

for (const [what, first, second] of [
  ['first without an id', nameless, named(1)],
  ['first with an id', named(1), nameless],
] as const) {
  test(`one draft that two tabs send, ${what}, is one message`, async () => {
    await using endpoint = await startTestEndpoint();
    const sent = await endpoint.postAndSettle(first);
    endpoint.clock.advance(10 * MINUTE_MS - 1);
    const again = await endpoint.post(second);
    assert.equal(again.headers.get('idempotency-replayed'), 'true');
    assert.equal(await idOf(again), await idOf(sent));
    await endpoint.settled();
    assert.equal(endpoint.resend.mails.length, 2);
  });

  test(`one draft that two tabs send to two instances at once, ${what}, is one message`, async () => {
    await using endpoint = await startTestEndpoint();
    const { sql } = endpoint.database;
    const { config, clock, store } = endpoint.dependencies;
    const entryOf = ({ id }: { id: string | undefined }) =>
      makeEntry(
        { ...visitor, type: 'volunteer', language: 'en', id },
        { origin: 'listed', format: 'json', network: '203.0.113.7' },
        config,
        clock.now(),
      );
    const isWaiting = async () =>
      (
        await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
      ).length > 0;
    const { copy } = await sql.begin(async (tx) => {
      await tx`select contact.submit(${tx.json(entryOf(first))}, ${clock.now()})`;
      const submitted = store.submit(entryOf(second), clock.now());
      await until(isWaiting);
      return { copy: submitted };
    });
    assert.equal((await copy).outcome, 'replayed');
  });
}

test('the same words at the same moment, with and without an id, are one message', async () => {
  await using endpoint = await startTestEndpoint();
  const answers = await Promise.all(
    [named(1), nameless, named(1), nameless].map((id) => endpoint.post(id)),
  );
  assert.equal(new Set(await Promise.all(answers.map(idOf))).size, 1);
  assert.equal(await countMessages(endpoint), 1);
});

test('the same words under two ids are two messages, and after 10 minutes without an id a third', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post(named(1));
  await endpoint.post(named(2));
  assert.equal(await countMessages(endpoint), 2);
  endpoint.clock.advance(10 * MINUTE_MS);
  await endpoint.post(nameless);
  endpoint.clock.advance(10 * MINUTE_MS);
  await endpoint.post(named(3));
  assert.equal(await countMessages(endpoint), 4);
});

test('a message sent again under its id gets its own reference, even if the same words came later without one', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post(named(1));
  endpoint.clock.advance(11 * MINUTE_MS);
  await endpoint.post(nameless);
  assert.equal(await idOf(await endpoint.post(named(1))), named(1).id);
});

test('a copy without an id gets the reference of the newest message with its words', async () => {
  await using endpoint = await startTestEndpoint();
  for (const { id } of [named(2), named(3), named(1)]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endpoint.post({ id });
    endpoint.clock.advance(MINUTE_MS);
  }
  assert.equal(await idOf(await endpoint.post(nameless)), named(1).id);
});
