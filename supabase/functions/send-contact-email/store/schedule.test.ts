import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import type { TestDatabase } from '../testing/testDatabase.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';

const MIGRATION = new URL(
  '../../../migrations/20261120090600_contact_schedule.sql',
  import.meta.url,
);
const WAKE_URL = 'https://project.supabase.test/functions/v1/send-contact-email/wake';

/** Fakes of pg_net and pg_cron, which record their calls. */
async function addExtensions({ sql }: TestDatabase): Promise<void> {
  await sql.unsafe(`
    create schema net;
    create table net.requests (url text, body jsonb, ms int);
    create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
      headers jsonb default '{}', timeout_milliseconds int default 5000)
    returns bigint language sql as
      $$ insert into net.requests values (url, body, timeout_milliseconds) returning 1::bigint $$;
    create schema cron;
    create table cron.job_run_details (runid bigint primary key, end_time timestamptz);
    create table cron.job (jobname text primary key, schedule text, command text, active boolean);
    create function cron.schedule(job_name text, schedule text, command text)
    returns bigint language sql as
      $$ insert into cron.job values ($1, $2, $3, true) on conflict (jobname) do nothing
         returning 1::bigint $$;
    create schema stand_in;
    create view stand_in.pg_available_extensions as
      select unnest(array['pg_cron', 'pg_net']::name[]) as name;`);
}

const removeExtensions = ({ sql }: TestDatabase) =>
  sql.unsafe('drop schema if exists net, cron, stand_in cascade');

/** Runs the migration again, as the runbook says, with the extensions available. */
async function schedule({ sql }: TestDatabase): Promise<void> {
  const text = await Deno.readTextFile(MIGRATION);
  const words = text.replaceAll(/execute 'create extension .*/g, '');
  await sql.begin(async (tx) => {
    await tx`set local search_path = stand_in, pg_catalog`;
    await tx.unsafe(words);
  });
}

test('the schedule calls the function only when a mail is due, at the stored URL', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await addExtensions(endpoint.database);
  const wake = async () =>
    (await sql`select contact.wake(${endpoint.clock.now()}) as called`)[0]?.called;
  endpoint.resend.faults.push(() => new Response('{}', { status: 500 }));
  await endpoint.post();
  const onTheirWay = await wake();
  await endpoint.settled();
  const early = await wake();
  endpoint.clock.advance(61_000);
  const late = await wake();
  const requests = await sql`select url, body, ms from net.requests`;
  await removeExtensions(endpoint.database);
  assert.deepEqual([onTheirWay, early, late], [false, false, true]);
  assert.deepEqual([...requests], [{ url: WAKE_URL, body: {}, ms: 5000 }]);
});

test('the schedule also calls when a parked mail is due, at the URL that the last message stored', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await addExtensions(endpoint.database);
  await sql`update contact.settings set wake_url = 'https://moved.supabase.test/wake'`;
  await endpoint.postAndSettle();
  Object.assign(endpoint.dependencies.config, { wakeUrl: undefined });
  await endpoint.postAndSettle({ message: 'From an instance whose address nobody names.' });
  const { now } = endpoint.clock;
  await sql`update contact.mails set state = 'parked', next_at = ${now()} where kind = 'team'`;
  await sql`select contact.wake(${now()})`;
  const requests = await sql`select url from net.requests`;
  await removeExtensions(endpoint.database);
  assert.deepEqual([...requests], [{ url: WAKE_URL }]);
});

test('if no address is known, the schedule waits for one, and nothing fails', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await addExtensions(endpoint.database);
  await endpoint.postAndSettle();
  await sql`update contact.settings set wake_url = null`;
  const { now } = endpoint.clock;
  await sql`update contact.mails set state = 'waiting', next_at = ${now()} where kind = 'team'`;
  const [row] = await sql`select contact.wake(${now()}) as called`;
  const requests = await sql`select url from net.requests`;
  await removeExtensions(endpoint.database);
  assert.deepEqual([row?.called, requests.length], [false, 0]);
});

test('an extension that refuses the schedule does not stop the migration', async () => {
  await using endpoint = await startTestEndpoint();
  await addExtensions(endpoint.database);
  await endpoint.database.sql`drop function cron.schedule`;
  await schedule(endpoint.database);
  await removeExtensions(endpoint.database);
});

test('the daily purge deletes records of the schedule that are more than a week old, even of interrupted runs', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await addExtensions(endpoint.database);
  await sql`insert into cron.job_run_details values
    (4, null), (5, '2027-01-01'), (6, '2027-01-01'), (7, null), (8, '2027-01-03'), (9, null)`;
  const left = async () =>
    (await sql`select runid::int as run from cron.job_run_details order by run`).map(
      ({ run }) => run,
    );
  await sql`select contact.purge('2027-01-09', 2)`;
  const inParts = await left();
  await sql`select contact.purge('2027-01-09')`;
  const after = await left();
  await sql`select contact.purge('2027-01-09')`;
  const again = await left();
  await removeExtensions(endpoint.database);
  assert.deepEqual(
    [inParts, after, again],
    [
      [6, 7, 8, 9],
      [7, 8, 9],
      [7, 8, 9],
    ],
  );
});

test('if records of the schedule cannot be deleted, messages still are', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await addExtensions(endpoint.database);
  await endpoint.postAndSettle();
  await sql`alter table cron.job_run_details drop column end_time`;
  const [row] = await sql`select contact.purge('2100-01-01') as done`;
  await removeExtensions(endpoint.database);
  assert.equal(row?.done.messages, 1);
});

test('while the records of the schedule are locked, messages are still purged', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await addExtensions(endpoint.database);
  await endpoint.postAndSettle();
  const purged = await sql
    .begin(async (tx) => {
      await tx`lock table cron.job_run_details in access exclusive mode`;
      return sql.begin(async (purge) => {
        await purge`set local statement_timeout = '60s'`;
        return purge`select contact.purge('2100-01-01') as done`;
      });
    })
    .finally(() => removeExtensions(endpoint.database));
  assert.equal(purged[0]?.done.messages, 1);
});

test('J06: if the extensions are added later, the migration can be run again, and its jobs work', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  endpoint.resend.faults.push(() => new Response('{}', { status: 500 }));
  await endpoint.postAndSettle();
  await addExtensions(endpoint.database);
  await schedule(endpoint.database);
  await schedule(endpoint.database);
  const jobs = await sql<{ jobname: string; schedule: string; command: string }[]>`
    select jobname, schedule, command from cron.job order by jobname`;
  const results = await Promise.all(jobs.map(({ command }) => sql.unsafe(command)));
  const requests = await sql`select url from net.requests`;
  await removeExtensions(endpoint.database);
  assert.deepEqual(
    jobs.map((job) => [job.jobname, job.schedule]),
    [
      ['contact-purge', '17 8 * * *'],
      ['contact-wake', '* * * * *'],
    ],
  );
  assert.equal(requests.length, 1);
  assert.ok('purge' in (results[0]?.[0] ?? {}));
  assert.deepEqual(results[1]?.[0], { wake: true });
});
