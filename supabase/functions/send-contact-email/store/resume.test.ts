import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { startTestEndpoint, type TestEndpoint } from '../testing/testEndpoint.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WAITING = 'noreply@waiting.example.org';
const down = () => new Response('{}', { status: 503 });

/** A message whose one mail fails; role mailboxes get no confirmation. */
const letWait = async (endpoint: TestEndpoint, email = WAITING) => {
  endpoint.resend.faults.push(down);
  await endpoint.postAndSettle({ email });
};
/** When the mail that waits is tried again, in ms from now. */
const waitOf = async ({ database, clock }: TestEndpoint): Promise<number> => {
  const [row] = await database.sql`
    select next_at as next from contact.mails join contact.messages m on m.id = message_id
    where kind = 'team' and email = ${WAITING}`;
  return row?.next - clock.now().getTime();
};

for (const [failures, pauseMs, goes] of [
  [7, 5 * MINUTE_MS, true],
  [7, 5 * MINUTE_MS - 1, false],
  [8, 6 * HOUR_MS, true],
  [8, 6 * HOUR_MS - 1, false],
] as const) {
  const what = goes ? 'goes' : 'waits on';
  test(`once one mail goes again, another that failed ${failures} times, the last ${pauseMs / MINUTE_MS} minutes ago, ${what}`, async () => {
    await using endpoint = await startTestEndpoint();
    await letWait(endpoint);
    await endpoint.database.sql`
      update contact.mails set failures = ${failures}, next_at = next_at + interval '1 day'
      where state = 'waiting'`;
    endpoint.clock.advance(pauseMs);
    await endpoint.postAndSettle({ email: 'noreply@other.example.org' });
    assert.equal((await waitOf(endpoint)) <= 0, goes);
  });
}

test('a mail that is due already keeps its place in the queue, and is not written again by each that goes', async () => {
  await using endpoint = await startTestEndpoint();
  await letWait(endpoint);
  endpoint.clock.advance(10 * MINUTE_MS);
  await endpoint.postAndSettle({ email: 'noreply@other.example.org' });
  assert.equal(await waitOf(endpoint), -9 * MINUTE_MS);
});

test('a mail that has just failed a second time does not hurry when another one goes', async () => {
  await using endpoint = await startTestEndpoint();
  await letWait(endpoint);
  endpoint.clock.advance(6 * MINUTE_MS);
  endpoint.resend.faults.push(down);
  await endpoint.wake();
  await endpoint.postAndSettle({ email: 'noreply@other.example.org' });
  assert.equal(await waitOf(endpoint), 5 * MINUTE_MS);
});

test('while mails fail, those that wait keep their distance', async () => {
  await using endpoint = await startTestEndpoint();
  await letWait(endpoint);
  await endpoint.database.sql`update contact.mails set next_at = next_at + interval '1 day'
    where state = 'waiting'`;
  endpoint.clock.advance(10 * MINUTE_MS);
  await letWait(endpoint, 'noreply@other.example.org');
  assert.ok((await waitOf(endpoint)) > 23 * HOUR_MS);
});
