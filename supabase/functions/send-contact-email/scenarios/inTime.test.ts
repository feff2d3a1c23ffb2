import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';
import { until } from '../testing/until.ts';
import { timeouts } from '../timeouts.ts';

const { databaseCall, brokenDatabase, mailRequest } = timeouts;
const PAGE_GIVES_UP_MS = 20_000;
/** For so long, a provider that asks for a short wait is asked again. */
const RETRY_BUDGET_MS = 3_000;

test('I02: if the database and then the provider hang, the visitor is told before the page gives up', async () => {
  await using endpoint = await startTestEndpoint();
  let waitedMs = 0;
  endpoint.clock.deadline = (ms) => {
    if (ms !== databaseCall && ms !== brokenDatabase && ms !== mailRequest) {
      return AbortSignal.any([]);
    }
    waitedMs += ms;
    return AbortSignal.timeout(20);
  };
  endpoint.resend.faults.push(() => new Promise(() => {}));
  const { sql } = endpoint.database;
  const waiting = () => sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const { status } = await sql.begin(async (tx) => {
    await tx`lock table contact.messages in access exclusive mode`;
    const answer = await endpoint.post();
    // Otherwise the statements that were given up would still store the message.
    await sql`select pg_cancel_backend(pid) from (${waiting()}) waiting`;
    await until(async () => (await waiting()).length === 0);
    return answer;
  });
  assert.equal(status, 503);
  assert.ok(waitedMs >= databaseCall + brokenDatabase + mailRequest);
  assert.ok(waitedMs + RETRY_BUDGET_MS <= PAGE_GIVES_UP_MS, `${waitedMs} ms`);
});
