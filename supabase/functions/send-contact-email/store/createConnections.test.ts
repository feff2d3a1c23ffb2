import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { startProxy } from '../testing/startProxy.ts';
import { startTestEndpoint, type TestEndpoint } from '../testing/testEndpoint.ts';
import { until } from '../testing/until.ts';
import { untilLocked } from '../testing/untilLocked.ts';
import { timeouts } from '../timeouts.ts';
import { createPostgresStore } from './createPostgresStore.ts';
import { StoreFault } from './store.ts';

const MAY_RUN = 'contact.may_run(timestamptz)';
const { databaseQueue, databaseCall, brokenDatabase } = timeouts;
const never = () => AbortSignal.any([]);
/** The database does not answer in time; nothing else takes too long. */
const callsTimeOut = (ms: number) =>
  ms === databaseCall || ms === brokenDatabase ? AbortSignal.timeout(20) : never();

/** The timeouts that are set from now on, in order. */
function recordTimeouts({ clock }: TestEndpoint, deadline: (ms: number) => AbortSignal): number[] {
  const set: number[] = [];
  clock.deadline = (ms) => {
    set.push(ms);
    return deadline(ms);
  };
  return set;
}

test('I09: the database itself ends a statement, or an idle transaction, after four seconds', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  const [before] = await sql`select pg_get_functiondef(${MAY_RUN}::regprocedure) as definition`;
  await sql.unsafe(`create or replace function ${MAY_RUN.replace('(', '(clock ')}
    returns boolean language sql as $$ select current_user = 'contact_writer'
      and current_setting('statement_timeout') = '4s'
      and current_setting('idle_in_transaction_session_timeout') = '4s' $$`);
  const isLimited = await endpoint.dependencies.store.mayRun(endpoint.clock.now());
  await sql.unsafe(before?.definition);
  assert.ok(isLimited);
});

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' && (result.reason as StoreFault).code;

test('after twelve seconds without a connection, a call fails as busy, while the page still waits', async () => {
  assert.equal(databaseQueue, 12_000);
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  endpoint.clock.deadline = (ms) => (ms === databaseQueue ? AbortSignal.timeout(1) : never());
  const { inLine, served } = await endpoint.database.sql.begin(async (tx) => {
    await tx`lock table contact.mails in access exclusive mode`;
    const asked = Array.from({ length: 7 }, () => store.claim(1, clock.now()));
    const first = Promise.allSettled(asked.slice(0, 5));
    return { inLine: await Promise.allSettled(asked.slice(5)), served: first };
  });
  assert.deepEqual(inLine.map(codeOf), ['busy', 'busy']);
  assert.ok((await served).every(({ status }) => status === 'fulfilled'));
});

/** The database processes that work on a claim. */
const claimsIn = ({ database }: TestEndpoint) =>
  database.sql`select pid from pg_stat_activity where datname = current_database()
    and state = 'active' and query like 'select * from contact.claim%'`;

test('while the database hangs, other calls wait only briefly, until a message is stored or 15 seconds have passed', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  const ask = async (count: number, deadline = callsTimeOut) => {
    const set = recordTimeouts(endpoint, deadline);
    const asked = Array.from({ length: count }, () => store.claim(1, clock.now()));
    return { codes: (await Promise.allSettled(asked)).map(codeOf), limits: new Set(set) };
  };
  await endpoint.database.sql.begin(async (tx) => {
    await tx`lock table contact.mails in access exclusive mode`;
    assert.deepEqual((await ask(5)).limits, new Set([databaseQueue, databaseCall]));
    const { codes, limits: brief } = await ask(12);
    assert.deepEqual(brief, new Set([brokenDatabase]));
    assert.ok(codes.includes('out_of_reach'));
    await endpoint.database.sql`select pg_cancel_backend(pid) from (${claimsIn(endpoint)}) claims`;
    endpoint.clock.advance(14_999);
    assert.deepEqual((await ask(1)).limits, new Set([brokenDatabase]));
    endpoint.clock.advance(1);
    assert.deepEqual((await ask(1)).limits, new Set([databaseQueue, databaseCall]));
    assert.deepEqual((await ask(1)).limits, new Set([brokenDatabase]));
  });
  endpoint.clock.deadline = never;
  assert.equal((await (await endpoint.postAndSettle()).json()).stored, undefined);
  assert.deepEqual(await ask(1, never), {
    codes: [false],
    limits: new Set([databaseQueue, databaseCall]),
  });
});

test('while no message can be stored, a successful call of /wake does not make the next visitor wait longer', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  const databaseDeadline = untilLocked(endpoint.database);
  const postInVain = async () => {
    const set = recordTimeouts(endpoint, (ms) =>
      ms === databaseCall || ms === brokenDatabase ? databaseDeadline() : never(),
    );
    const answer = await endpoint.post({ id: crypto.randomUUID() });
    assert.equal((await answer.json()).stored, false);
    return set.filter((ms) => ms === databaseCall || ms === brokenDatabase);
  };
  await endpoint.database.sql.begin(async (tx) => {
    await tx`lock table contact.messages in access exclusive mode`;
    assert.deepEqual(await postInVain(), [databaseCall, brokenDatabase, brokenDatabase]);
    endpoint.clock.deadline = never;
    assert.ok(await store.mayRun(clock.now()));
    assert.equal((await postInVain())[0], brokenDatabase);
  });
});

/** The timeouts of the next call: for a connection, and for the answer. */
const nextTimeouts = async (endpoint: TestEndpoint) => {
  const set = recordTimeouts(endpoint, never);
  await endpoint.dependencies.store.claim(1, endpoint.clock.now());
  return set;
};

test('after the database has ended a hanging statement, other calls wait briefly, even after a recognized repeat', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  const cancel = async () => {
    const ended = await endpoint.database
      .sql`select pg_cancel_backend(pid) from (${claimsIn(endpoint)}) claims`;
    return ended.length > 0;
  };
  await endpoint.postAndSettle();
  await endpoint.database.sql.begin(async (tx) => {
    await tx`lock table contact.mails in access exclusive mode`;
    const hung = Promise.allSettled([store.claim(1, clock.now())]);
    await until(cancel);
    assert.deepEqual((await hung).map(codeOf), ['57014']);
    assert.equal((await endpoint.post()).headers.get('idempotency-replayed'), 'true');
  });
  assert.deepEqual(await nextTimeouts(endpoint), [brokenDatabase, brokenDatabase]);
});

test('one failed statement says nothing about the database: the next call waits as long as ever', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  await assert.rejects(store.claim(-1, clock.now()), { code: '2201W' });
  assert.deepEqual(await nextTimeouts(endpoint), [databaseQueue, databaseCall]);
});

test('while the database hangs, an instance takes no more than its five connections', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  endpoint.clock.deadline = () => AbortSignal.timeout(20);
  await endpoint.database.sql.begin(async (tx) => {
    await tx`lock table contact.mails in access exclusive mode`;
    for (let round = 0; round < 4; round += 1) {
      const asked = Array.from({ length: 5 }, () => store.claim(1, clock.now()));
      // oxlint-disable-next-line no-await-in-loop -- the next ones come once these have given up
      await Promise.allSettled(asked);
    }
    assert.ok((await claimsIn(endpoint)).length <= 5);
  });
});

test('I01: a message that finds the database hanging goes to the team at once', async () => {
  await using endpoint = await startTestEndpoint();
  const { store } = endpoint.dependencies;
  store.submit = () => Promise.reject(new StoreFault('out_of_reach'));
  const answer = await endpoint.post();
  assert.equal(answer.status, 202);
  assert.equal((await answer.json()).stored, false);
});

test('a call over an open connection is one round trip: what it changed is committed by then', async () => {
  await using endpoint = await startTestEndpoint();
  const proxy = await startProxy(endpoint.database.url);
  const store = createPostgresStore(proxy.url, endpoint.clock);
  const isFirst = await store.mayRun(endpoint.clock.now());
  let sent = 0;
  proxy.clients[0]?.on('data', () => (sent += 1));
  endpoint.clock.advance(10_000);
  const isSecond = await store.mayRun(endpoint.clock.now());
  const times = sent;
  const [row] = await endpoint.database.sql`select taken from contact.buckets where rule = 'run'`;
  await store.end();
  proxy.end();
  assert.deepEqual([isFirst, isSecond, times], [true, true, 1]);
  assert.deepEqual(row?.taken, [endpoint.clock.now()]);
});

test('a connection that was open during a migration calls the new function', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  const { sql } = endpoint.database;
  const before = await store.mayRun(clock.now());
  const [old] = await sql`select pg_get_functiondef(${MAY_RUN}::regprocedure) as definition`;
  await sql.unsafe(`drop function ${MAY_RUN}; ${old?.definition};
    revoke all on function ${MAY_RUN} from public;
    grant execute on function ${MAY_RUN} to contact_writer`);
  endpoint.clock.advance(10_000);
  assert.deepEqual([before, await store.mayRun(clock.now())], [true, true]);
});
