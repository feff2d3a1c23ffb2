import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { createTestClock } from '../testing/testClock.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';
import { until } from '../testing/until.ts';
import { createPostgresStore } from './createPostgresStore.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const down = () => new Response('{}', { status: 500 });

test("J03, J13: twenty workers claim 2,000 mails, each once, the team's first", async () => {
  const { sql, url, end } = await createTestDatabase();
  await sql`insert into contact.messages select gen_random_uuid(), '\\x01', 'n', 'e', 'm', 'chw', 'en',
    '{}', null, decode(repeat('00', 16), 'hex'), now(), now() from generate_series(1, 1000)`;
  await sql`insert into contact.mails (message_id, kind, state, next_at, mail)
    select id, kind, 'waiting', now(), '{}' from contact.messages, unnest(array['visitor', 'team']) kind`;
  const stores = Array.from({ length: 4 }, () => createPostgresStore(url, createTestClock()));
  const now = new Date(Date.now() + MINUTE_MS);
  const claimAll = async (worker: number): Promise<string[]> => {
    const mails = (await stores[worker % 4]?.claim(8, now)) ?? [];
    const keys = mails.map(({ kind, message_id }) => `${kind}/${message_id}`);
    return mails.length === 0 ? [] : [...keys, ...(await claimAll(worker))];
  };
  const claimed = (await Promise.all(Array.from({ length: 20 }, (_, i) => claimAll(i)))).flat();
  const [first] = await sql`select count(*)::int as late from contact.mails where attempts <> 1`;
  await Promise.all(stores.map((store) => store.end()));
  await end();
  assert.deepEqual([claimed.length, new Set(claimed).size, first?.late], [2000, 2000, 0]);
});

test("of the waiting mails, the team's are sent first, and among these, those of odd messages last", async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  const { sql } = endpoint.database;
  endpoint.resend.faults.push(...Array.from({ length: 6 }, () => down));
  for (const [index, website] of ['https://example.org', '', 'https://example.org', ''].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endpoint.postAndSettle({ website, email: `person${index}@example.org` });
    endpoint.clock.advance(1000);
  }
  endpoint.clock.advance(2 * MINUTE_MS);
  // However the database joins the rows.
  await sql`alter function contact.claim set enable_nestloop = off`;
  const claimed = [...(await store.claim(1, clock.now())), ...(await store.claim(8, clock.now()))];
  await sql`alter function contact.claim reset enable_nestloop`;
  assert.deepEqual(
    claimed.map(({ kind, mail }) => `${kind} ${mail.subject.startsWith('[check]') ? 'odd' : ''}`),
    ['team ', 'team ', 'team odd', 'team odd', 'visitor ', 'visitor '],
  );
});

test('mails that an outage held back are sent in the order in which their messages came', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  const { sql } = endpoint.database;
  endpoint.resend.faults.push(...Array.from({ length: 6 }, () => down));
  // Stored in a different order.
  for (const [sender, minutes] of [
    ['third', 3],
    ['second', -1],
    ['first', -1],
  ] as const) {
    endpoint.clock.advance(minutes * MINUTE_MS);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endpoint.postAndSettle({ email: `${sender}@example.org` });
  }
  const again = new Date(clock.now().getTime() + HOUR_MS);
  await store.hold({ reason: 'held' }, again);
  endpoint.clock.advance(HOUR_MS);
  const senders = async (batch: number) =>
    (await store.claim(batch, clock.now())).map(({ mail }) => mail.replyTo);
  // However the database joins the rows, and wherever they are stored.
  await sql`update contact.mails set reason = reason where mail ->> 'replyTo' like 'second%'`;
  await sql`alter function contact.claim set enable_nestloop = off`;
  const claimed = [...(await senders(1)), ...(await senders(2))];
  await sql`alter function contact.claim reset enable_nestloop`;
  assert.deepEqual(
    claimed,
    ['first', 'second', 'third'].map((sender) => `${sender}@example.org`),
  );
});

test('I15, J11: a mail can be claimed again when its lease ends, and a late failure changes nothing', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  endpoint.resend.faults.push(down);
  await endpoint.postAndSettle();
  endpoint.clock.advance(2 * MINUTE_MS);
  const [first] = await store.claim(8, clock.now());
  endpoint.clock.advance(-HOUR_MS);
  assert.equal((await store.claim(8, clock.now())).length, 0);
  endpoint.clock.advance(HOUR_MS + 2 * MINUTE_MS);
  const [second] = await store.claim(8, clock.now());
  assert.deepEqual([first?.attempt, second?.attempt], [2, 3]);
  if (!first) throw new Error('The first worker got no mail.');
  const failed = { state: 'failed', reason: 'late', counts: true, alert: false } as const;
  await store.settle(first, failed, clock.now());
  const [mail] = await endpoint.database.sql`select state from contact.mails where kind = 'team'`;
  assert.equal(mail?.state, 'waiting');
});

test('H23, I15: a confirmation does not expire while it is being sent, and one that was sent late is accepted', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  endpoint.resend.faults.push(() => Response.json({ id: 'team' }), down);
  await endpoint.postAndSettle();
  const stateAfter = async (ms: number) => {
    endpoint.clock.advance(ms);
    assert.equal((await store.claim(8, clock.now())).length, 0);
    const [mail] = await endpoint.database.sql`
      select state from contact.mails where kind = 'visitor'`;
    return mail?.state;
  };
  endpoint.clock.advance(20 * HOUR_MS - 1000);
  const [claimed] = await store.claim(8, clock.now());
  if (!claimed) throw new Error('The worker got no mail.');
  assert.deepEqual(
    [await stateAfter(1000), await stateAfter(2 * MINUTE_MS)],
    ['waiting', 'expired'],
  );
  const gone = { state: 'accepted', reason: null, counts: false, alert: false } as const;
  await store.settle(claimed, gone, clock.now());
  assert.equal(await stateAfter(0), 'accepted');
});

test('H23: a confirmation that is locked while late ones expire is not sent late', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  const { sql } = endpoint.database;
  for (const name of ['one', 'another']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endpoint.postAndSettle({ email: `${name}@example.org` });
  }
  await sql`update contact.mails set state = 'waiting', next_at = ${clock.now()},
    give_up_at = ${clock.now()} where kind = 'visitor'`;
  // A claim that lets something expire goes on once the transaction below has ended.
  await sql.unsafe(`create function public.pause() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(1); return null; end $$;
    create trigger pause after update on contact.mails for each row
      when (new.state = 'expired') execute function public.pause()`);
  const isPaused = async () =>
    (await sql`select from pg_locks where locktype = 'advisory' and not granted`).length > 0;
  const { claimed } = await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(1)`;
    await tx`select from contact.mails where kind = 'visitor' limit 1 for update`;
    const claim = store.claim(8, clock.now());
    await until(isPaused);
    return { claimed: claim };
  });
  const kinds = (await claimed).map(({ kind }) => kind);
  await sql.unsafe('drop trigger pause on contact.mails; drop function public.pause');
  assert.deepEqual(kinds, []);
});

test('J15: a run that begins while the mails of a new message are being sent leaves them alone', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  const claimed: unknown[] = [];
  endpoint.resend.faults.push(async () => {
    claimed.push(...(await store.claim(8, clock.now())));
    return Response.json({ id: 'team' });
  });
  await endpoint.postAndSettle();
  assert.deepEqual(claimed, []);
});

for (const [seconds, what, tries] of [
  [35, 'is sent at once', ['team', 'visitor']],
  [36, 'is left to the next run, since its lease might end during a slow try', ['team']],
] as const) {
  test(`J15: a confirmation whose team mail took ${seconds} s ${what}`, async () => {
    await using endpoint = await startTestEndpoint();
    endpoint.resend.faults.push(() => {
      endpoint.clock.advance(seconds * 1000);
      return Response.json({ id: 'team' });
    });
    await endpoint.postAndSettle();
    const kinds = endpoint.resend.tries.map((key) => key.split('/')[0]);
    assert.deepEqual(kinds, tries);
  });
}
