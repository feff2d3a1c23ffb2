import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';
import { untilLocked } from '../testing/untilLocked.ts';
import { timeouts } from '../timeouts.ts';

const { databaseCall, brokenDatabase, mailRequest } = timeouts;
const PAGE_GIVES_UP_MS = 20_000;
/** For so long, a provider that asks for a short wait is asked again. */
const RETRY_BUDGET_MS = 3_000;

test('I02: if the database and then the provider hang, the visitor is told before the page gives up', async () => {
  await using endpoint = await startTestEndpoint();
  const databaseDeadline = untilLocked(endpoint.database);
  let waitedMs = 0;
  endpoint.clock.deadline = (ms) => {
    if (ms !== databaseCall && ms !== brokenDatabase && ms !== mailRequest) {
      return AbortSignal.any([]);
    }
    waitedMs += ms;
    return ms === mailRequest ? AbortSignal.timeout(20) : databaseDeadline();
  };
  endpoint.resend.faults.push(() => new Promise(() => {}));
  const { status } = await endpoint.database.sql.begin(async (tx) => {
    await tx`lock table contact.messages in access exclusive mode`;
    return endpoint.post();
  });
  assert.equal(status, 503);
  assert.ok(waitedMs >= databaseCall + brokenDatabase + mailRequest);
  assert.ok(waitedMs + RETRY_BUDGET_MS <= PAGE_GIVES_UP_MS, `${waitedMs} ms`);
});
