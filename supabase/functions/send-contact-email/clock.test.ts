import assert from 'node:assert/strict';

import { systemClock, withDeadline } from './clock.ts';
import { test } from './testing/defineTest.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

test('what the database answered in time counts, even if the instance stood still until after the deadline', async () => {
  const { sql, end } = await createTestDatabase();
  const answer = sql`select pg_sleep(0.05) is not null as is_there`.execute();
  const hasArrived = async (): Promise<void> => {
    const found = await sql`
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%is_there%'`;
    if (found.count === 0) await hasArrived();
  };
  await hasArrived();
  const inTime = withDeadline(systemClock.deadline(100), answer);
  // Nothing is read until both have passed.
  const until = performance.now() + 2_000;
  while (performance.now() < until);
  const rows = await inTime.finally(end);
  assert.deepEqual([...rows], [{ is_there: true }]);
});

test('work that fails after its deadline causes no unhandled rejection', async () => {
  const unhandled: unknown[] = [];
  const notice = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    unhandled.push(event.reason);
  };
  addEventListener('unhandledrejection', notice);
  const work = Promise.reject(new Error('The connection broke.'));
  await assert.rejects(withDeadline(AbortSignal.abort(), work), { name: 'TimeoutError' });
  // The runtime reports unhandled rejections at the end of a turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve));
  removeEventListener('unhandledrejection', notice);
  assert.deepEqual(unhandled, []);
});

test('a deadline that nobody needs keeps no process alive: a command ends when it is done', async () => {
  const clock = new URL('./clock.ts', import.meta.url).href;
  const code = `(await import('${clock}')).systemClock.deadline(600_000)`;
  const command = new Deno.Command(Deno.execPath(), {
    args: ['eval', code],
    signal: AbortSignal.timeout(30_000),
  });
  assert.ok((await command.output()).success);
});
