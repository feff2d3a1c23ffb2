import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { problem } from '../testing/fakeResend.ts';
import { startTestEndpoint, type TestEndpoint } from '../testing/testEndpoint.ts';
import { timeouts } from '../timeouts.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
/** A try makes a second request if the provider refuses the reply address. */
const TRY_MS = 2 * timeouts.mailRequest;

/** Leaves `count` team mails waiting. Role mailboxes like noreply get no confirmation. */
async function letWait(endpoint: TestEndpoint, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    endpoint.resend.faults.push(() => problem(503, 'service_unavailable'));
    const from = { 'cf-connecting-ip': `198.51.100.${number}` };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endpoint.postAndSettle({ email: `noreply@person${number}.example.org` }, from);
  }
  endpoint.clock.advance(MINUTE_MS);
  endpoint.resend.tries.length = 0;
}

/** Makes the provider accept the next mail after `ms`. */
const takeAfter = ({ resend, clock }: TestEndpoint, ms: number) =>
  resend.faults.push(() => {
    clock.advance(ms);
    return Response.json({ id: 'taken' });
  });

for (const [when, seconds, sent] of [
  ['before its 55 seconds are up takes the next ones, too', 50, 9],
  ["after 55 seconds leaves the rest to the next minute's run", 54, 8],
] as const) {
  // The seven pauses between eight mails add up to 3.5 s.
  test(`a run that has sent its eight mails ${when}`, async () => {
    await using endpoint = await startTestEndpoint();
    await letWait(endpoint, 9);
    takeAfter(endpoint, seconds * SECOND_MS);
    await endpoint.wake();
    assert.equal(endpoint.resend.tries.length, sent);
    assert.equal(endpoint.log.find(({ event }) => event === 'run')?.count, sent);
  });
}

test('J11: if a clock that was an hour ahead is set right during a run, it goes on at its pace', async () => {
  await using endpoint = await startTestEndpoint();
  await letWait(endpoint, 3);
  takeAfter(endpoint, -60 * MINUTE_MS);
  await endpoint.wake();
  assert.equal(endpoint.resend.tries.length, 3);
  assert.deepEqual(endpoint.clock.waits, [520, 520]);
});

test('each of the eight mails that a run claims is tried within its lease, even if the provider is slow', async () => {
  await using endpoint = await startTestEndpoint();
  await letWait(endpoint, 8);
  for (let number = 0; number < 8; number += 1) takeAfter(endpoint, timeouts.mailRequest);
  await endpoint.wake();
  assert.equal(endpoint.resend.tries.length, 8);
});

for (const status of [401, 403]) {
  test(`H15: a run that is refused with ${status} makes one try, however many mails are due`, async () => {
    await using endpoint = await startTestEndpoint();
    await letWait(endpoint, 9);
    // A hold leaves parked mails alone.
    await endpoint.database.sql`update contact.mails set state = 'parked' where state = 'waiting'`;
    endpoint.resend.faults.push(() => problem(status, 'invalid_api_key'));
    await endpoint.wake();
    assert.equal(endpoint.resend.tries.length, 1);
    assert.deepEqual(endpoint.clock.waits, []);
  });
}

/** What is left of the lease, in ms. */
const leaseLeftMs = async ({ database, clock }: TestEndpoint, kind: string) => {
  const [row] = await database.sql`
    select max(lease_until) as until from contact.mails where kind = ${kind}`;
  return row?.until - clock.now().getTime();
};

for (const [whose, lentMs, kind, begin] of [
  ['a new message', 35 * SECOND_MS, 'visitor', (e: TestEndpoint) => e.post()],
  ['a run', 95 * SECOND_MS, 'team', (e: TestEndpoint) => e.wake()],
] as const) {
  test(`the last mail of ${whose} is tried only while its lease outlasts the try`, async () => {
    for (const [ms, tries] of [
      [lentMs, 2],
      [lentMs + 1, 1],
    ] as const) {
      /* oxlint-disable no-await-in-loop -- one endpoint after the other */
      await using endpoint = await startTestEndpoint();
      if (kind === 'team') await letWait(endpoint, 2);
      takeAfter(endpoint, ms);
      let leftMs = TRY_MS;
      endpoint.resend.faults.push(async () => {
        leftMs = await leaseLeftMs(endpoint, kind);
        return Response.json({ id: 'taken' });
      });
      await begin(endpoint);
      await endpoint.settled();
      assert.equal(endpoint.resend.tries.length, tries);
      assert.ok(leftMs >= TRY_MS, `${leftMs} ms left`);
      /* oxlint-enable no-await-in-loop */
    }
  });
}

test('a run that got its mails slowly from the database tries none of them if their lease is about to end', async () => {
  await using endpoint = await startTestEndpoint();
  await letWait(endpoint, 2);
  const { store } = endpoint.dependencies;
  const { claim } = store;
  store.claim = async (batch, now) => {
    const mails = await claim(batch, now);
    endpoint.clock.advance(10 * SECOND_MS);
    return mails;
  };
  takeAfter(endpoint, 86 * SECOND_MS);
  await endpoint.wake();
  assert.equal(endpoint.resend.tries.length, 1);
});
