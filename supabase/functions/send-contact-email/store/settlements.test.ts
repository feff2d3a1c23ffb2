import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const down = () => new Response('{}', { status: 500 });

test('I15: an acceptance that arrives after another worker has begun settles the mail, and nothing undoes it', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  endpoint.resend.faults.push(down);
  await endpoint.postAndSettle();
  endpoint.clock.advance(2 * MINUTE_MS);
  const [first] = await store.claim(8, clock.now());
  endpoint.clock.advance(HOUR_MS);
  const [second] = await store.claim(8, clock.now());
  if (!first || !second) throw new Error('A worker got no mail.');
  const gone = { state: 'accepted', reason: null, counts: false, alert: false } as const;
  await store.settle(first, { ...gone, providerId: 'receipt' }, clock.now());
  const failed = { state: 'failed', reason: 'late', counts: true, alert: false } as const;
  await store.settle(second, failed, clock.now());
  const [mail] = await endpoint.database.sql`
    select state, provider_id from contact.mails where kind = 'team'`;
  assert.deepEqual({ ...mail }, { state: 'accepted', provider_id: 'receipt' });
});

test('I15: an acceptance that arrives after another try was refused settles the mail: the team has it', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  endpoint.resend.faults.push(down);
  await endpoint.postAndSettle();
  endpoint.clock.advance(HOUR_MS);
  const [first] = await store.claim(8, clock.now());
  endpoint.clock.advance(HOUR_MS);
  const [second] = await store.claim(8, clock.now());
  if (!first || !second) throw new Error('A worker got no mail.');
  const failed = { state: 'failed', reason: 'refused', counts: true, alert: true } as const;
  await store.settle(second, failed, clock.now());
  const gone = { state: 'accepted', reason: null, counts: false, alert: false } as const;
  await store.settle(first, { ...gone, providerId: 'receipt' }, clock.now());
  const [mail] = await endpoint.database.sql`
    select state, provider_id from contact.mails where kind = 'team'`;
  assert.deepEqual({ ...mail }, { state: 'accepted', provider_id: 'receipt' });
});

test('while all mails wait for an hour, a parked one still says why it failed', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  await endpoint.postAndSettle();
  await endpoint.database.sql`update contact.mails set state = 'parked', reason = 'own',
    next_at = ${clock.now()} where kind = 'team'`;
  await store.hold({ reason: 'held' }, new Date(clock.now().getTime() + HOUR_MS));
  const [mail] = await endpoint.database.sql`select reason from contact.mails where kind = 'team'`;
  assert.equal(mail?.reason, 'own');
});

test('a hold of an hour does not shorten a wait of a day', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  await endpoint.postAndSettle();
  const at = (ms: number) => new Date(clock.now().getTime() + ms);
  await endpoint.database.sql`update contact.mails set state = 'waiting', lease_until = null,
    next_at = case kind when 'team' then ${at(24 * HOUR_MS)}::timestamptz
      else ${at(MINUTE_MS)}::timestamptz end`;
  await store.hold({ reason: 'held' }, at(HOUR_MS));
  const rows = await endpoint.database.sql`
    select next_at as next from contact.mails order by kind`;
  assert.deepEqual(
    rows.map(({ next }) => next),
    [at(24 * HOUR_MS), at(HOUR_MS)],
  );
});

test('while the key is refused, waiting mails are rewritten every ten minutes at most, however many messages arrive', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  const { sql } = endpoint.database;
  await endpoint.postAndSettle();
  await sql`update contact.mails set state = 'waiting', next_at = ${clock.now()}, lease_until = null`;
  const writtenAgainAfter = async (ms: number) => {
    endpoint.clock.advance(ms);
    const [before] = await sql`select array_agg(xmin::text order by kind) as at from contact.mails`;
    await store.hold({ reason: 'held' }, new Date(clock.now().getTime() + HOUR_MS));
    const [after] = await sql`select array_agg(xmin::text order by kind) as at from contact.mails`;
    return String(before?.at) !== String(after?.at);
  };
  assert.deepEqual(
    [
      await writtenAgainAfter(0),
      await writtenAgainAfter(10 * MINUTE_MS),
      await writtenAgainAfter(1),
    ],
    [true, false, true],
  );
});
