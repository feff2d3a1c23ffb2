import assert from 'node:assert/strict';

import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import {
  environment,
  startTestEndpoint,
  type TestEndpoint,
} from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { checkWake } from '../doctor/checkWake.ts';
import { found } from './runCommand.ts';
import { down, startWithMails } from './waitingMails.ts';

const takes = /accepts (?:no )?messages/;

test('doctor finds when the database accepts no messages though all is there, and leaves no trace of trying', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  const stored = () => sql`
    select (select count(*)::int from contact.messages) as messages,
      (select count(*)::int from contact.buckets) as buckets`;
  assert.deepEqual(await found(endpoint, takes), ['ok      The database accepts messages.']);
  assert.deepEqual([...(await stored())], [{ messages: 0, buckets: 0 }]);
  await sql`alter table contact.messages add constraint faulty check (length(name) > 500)`;
  const refused = await found(endpoint, takes);
  await sql`alter table contact.messages drop constraint faulty`;
  await sql`revoke usage on schema contact from contact_writer`;
  const outside = await found(endpoint, takes);
  await sql`grant usage on schema contact to contact_writer`;
  assert.match(outside.join(), /^PROBLEM The database accepts no messages \(42501\)/);
  assert.match(
    refused.join(),
    /^PROBLEM The database accepts no messages \(23514\), which docs\/runbook\.md explains under "Alerts"\. Until then messages go straight to the team's inbox/,
  );
});

test('doctor finds nothing wrong when the hourly limit is reached', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await sql`insert into contact.buckets
    select 'site_hour', '\\x00', array_agg(now()), now() from generate_series(1, 300)`;
  const [line] = await found(endpoint, takes);
  await sql`truncate contact.buckets`;
  assert.equal(line, 'ok      The database accepts messages.');
});

test('if the function lets the site send, doctor checks whether it writes into the database', async () => {
  const origin = 'http://127.0.0.1:9';
  await using endpoint = await startTestEndpoint({ allowedOrigins: new Set([origin]) });
  const functions = Deno.serve(
    { port: 0, hostname: '127.0.0.1', onListen: () => {} },
    endpoint.handle,
  );
  const { CONTACT_PEPPER } = environment;
  const SUPABASE_URL = `http://127.0.0.1:${functions.addr.port}`;
  const env = { SITE_URL: origin, CONTACT_PEPPER, SUPABASE_URL };
  const lines = await found(endpoint, /function (?:answers|writes|does)/, env);
  await functions.shutdown();
  assert.deepEqual(lines, [
    'ok      The function answers, and the site may send.',
    'ok      The function writes into the database.',
  ]);
});

/** What doctor says if this answers its calls, with the waits in between. */
async function saidOfCalls(
  { database, clock }: TestEndpoint,
  handle: (request: Request) => Response | Promise<Response>,
) {
  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => {} }, handle);
  const url = `http://127.0.0.1:${server.addr.port}/functions/v1/send-contact-email/wake`;
  clock.waits.length = 0;
  const { ok, text } = await checkWake(database.sql, url, clock);
  await server.shutdown();
  return { ok, text, waits: [...clock.waits] };
}

test('doctor wakes the function and sees that it writes into the database, even just after a run', async () => {
  await using endpoint = await startTestEndpoint();
  const first = await saidOfCalls(endpoint, endpoint.handle);
  const again = await saidOfCalls(endpoint, endpoint.handle);
  const text = 'The function writes into the database.';
  assert.deepEqual(first, { ok: true, text, waits: [] });
  assert.deepEqual(again, { ok: true, text, waits: [11_000] });
});

test('doctor finds a function that answers but does not reach the database', async () => {
  await using endpoint = await startTestEndpoint();
  const { ok, text } = await saidOfCalls(endpoint, () => new Response(null, { status: 202 }));
  assert.equal(ok, false);
  assert.match(text, /^The function does not write into the database of these settings: its log/);
});

test('doctor says that no run took the late mails, not why they were refused days ago', async () => {
  await using endpoint = await startWithMails();
  const { sql } = endpoint.database;
  await sql`update contact.messages set received_at = now() - interval '3 days'`;
  const late = () => found(endpoint, /10 minutes/);
  await sql`update contact.mails set next_at = now() - interval '4 minutes'`;
  const justDue = await late();
  await sql`update contact.mails set next_at = now() - interval '6 minutes'`;
  const untaken = await late();
  endpoint.resend.faults.push(down);
  await endpoint.wake();
  // More mails may wait than a run takes.
  await sql`update contact.mails set next_at = now() - interval '71 hours'`;
  const tried = await late();
  await sql`update contact.buckets set updated_at = now() - interval '6 minutes' where rule = 'run'`;
  const stopped = await late();
  assert.deepEqual(stopped, untaken);
  assert.deepEqual(justDue, tried);
  assert.deepEqual(untaken, [
    'PROBLEM 1 team mail(s) wait for more than 10 minutes: no run took them. Send them with "npm run deliver". Unless another line says why, the schedule does not run: see docs/runbook.md, "The schedule does not run".',
  ]);
  assert.deepEqual(tried, [
    'PROBLEM 1 team mail(s) wait for more than 10 minutes: service_unavailable, which docs/runbook.md explains under "Alerts".',
  ]);
});
