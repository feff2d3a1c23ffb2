import assert from 'node:assert/strict';

import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import { createTestClock } from '../../functions/send-contact-email/testing/testClock.ts';
import {
  environment,
  startTestEndpoint,
  type TestEndpoint,
} from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { found, run } from './runCommand.ts';

test('doctor says what is missing in the settings and in the database', async () => {
  const wakeUrl = 'http://127.0.0.1:9/functions/v1/send-contact-email/wake';
  const clock = createTestClock(new Date().toISOString());
  await using endpoint = await startTestEndpoint({ wakeUrl }, clock);
  await endpoint.postAndSettle();
  await endpoint.database.sql`update contact.mails set state = 'parked'`;
  const provider = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => {} }, () =>
    Response.json({ data: [{ name: 'mail.site.test', status: 'pending' }] }),
  );
  const { code, out } = await run(endpoint, 'doctor', [], {
    SITE_URL: 'http://127.0.0.1:9',
    CONTACT_PEPPER: 'a pepper for tests only',
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: `http://127.0.0.1:${provider.addr.port}`,
    MAIL_FROM: 'Site <site@mail.site.test>',
    SUPABASE_URL: 'http://127.0.0.1:9',
  });
  await provider.shutdown();
  assert.equal(code, 1);
  const problems = out.split('\n').filter((line) => line.startsWith('PROBLEM'));
  assert.deepEqual(
    problems.map((line) => line.slice(8)),
    [
      'Set TEAM_EMAIL to the one address that reads the messages, without quotes. Until then messages are stored and their mails wait.',
      'pg_cron or pg_net is missing: enable both and run supabase/migrations/…_contact_schedule.sql again, or run "npm run deliver" by hand. Until then a mail whose first try fails waits.',
      '2 mail(s) failed ten times: read the alerts, then run "npm run deliver -- --all".',
      'The mail provider has not verified mail.site.test yet: set its DNS records.',
      'The function does not answer at http://127.0.0.1:9/functions/v1/send-contact-email.',
      'The site does not open at http://127.0.0.1:9: see docs/runbook.md, "The site does not open".',
    ],
  );
});

const newId = () => crypto.randomUUID();

/** Posts four messages whose mails are accepted, and returns their ids. */
async function postFour(endpoint: TestEndpoint) {
  const ids = [newId(), newId(), newId(), newId()] as const;
  for (const [index, id] of ids.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a handful, in a row
    await endpoint.post({ id, email: `person${index}@example.org` });
  }
  await endpoint.settled();
  return ids;
}

test('doctor counts the team mails that are late or were refused, but no confirmations', async () => {
  await using endpoint = await startTestEndpoint({}, createTestClock(new Date().toISOString()));
  const { sql } = endpoint.database;
  const [late, early, refused, gone] = await postFour(endpoint);
  const wait = async (id: string, minutes: number, reason: string) => {
    // It waits another hour.
    await sql`
      update contact.mails set state = 'waiting', next_at = now() + interval '1 hour',
        reason = ${reason} where message_id = ${id}`;
    await sql`
      update contact.messages set received_at = now() - make_interval(mins => ${minutes})
      where id = ${id}`;
  };
  await Promise.all([wait(late, 11, 'daily_quota_exceeded'), wait(early, 9, 'timeout')]);
  await sql`update contact.mails set state = 'failed' where message_id = ${refused}`;
  await sql`update contact.messages set received_at = now() - interval '1 day' where id = ${gone}`;
  await sql`update contact.mails set state = 'accepted', reason = 'invalid_idempotent_request'
    where kind = 'visitor' and message_id = ${gone}`;
  assert.deepEqual(await found(endpoint, /\d (?:team )?mail\(s\)/), [
    'PROBLEM 1 team mail(s) wait for more than 10 minutes: daily_quota_exceeded, which docs/runbook.md explains under "Alerts".',
    'ok      0 mail(s) failed ten times',
    'PROBLEM 1 team mail(s) were refused for good: check TEAM_EMAIL and MAIL_FROM, then run "npm run deliver -- --all".',
    'ok      0 team mail(s) were not sent, since another one went under the same id',
  ]);
});

test('doctor counts the mails that an outage held back, even while the database still plans as if there were none', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  const holdBack = async (count: number) => {
    await sql`insert into contact.messages
      select gen_random_uuid(), '\\x01', 'n', 'e', 'm', 'chw', 'en', '{}', null,
        decode(repeat('00', 16), 'hex'), now() - interval '1 day', now() + interval '1 day'
      from generate_series(1, ${count}::int)`;
    await sql`insert into contact.mails (message_id, kind, state, next_at, mail)
      select id, 'team', 'waiting', now(), '{}' from contact.messages`;
  };
  await holdBack(1500);
  await sql`delete from contact.messages`;
  await sql`analyze contact.messages, contact.mails`;
  await holdBack(4000);
  const late = await found(endpoint, /minutes|does not answer/);
  // Also resets the planner's statistics.
  await sql`truncate contact.messages cascade`;
  assert.match(
    late.join(),
    /^PROBLEM 4000 team mail\(s\) wait for more than 10 minutes: send them/,
  );
});

test('doctor tells messages that are kept past their retention from those that the next purge deletes', async () => {
  await using endpoint = await startTestEndpoint({}, createTestClock(new Date().toISOString()));
  const { sql } = endpoint.database;
  const [ends, lasts, unsent, unread] = await postFour(endpoint);
  const over = (id: string, hours: number) => sql`
    update contact.messages set expires_at = now() - make_interval(hours => ${hours})
    where id = ${id}`;
  const kept = () => found(endpoint, /message\(s\)/);
  await Promise.all([over(ends, 24), over(lasts, -1)]);
  assert.deepEqual(await kept(), [
    'ok      0 message(s) are kept past their retention',
    'ok      0 message(s) have been past their retention for more than a day',
  ]);
  await Promise.all([over(ends, 26), over(unsent, 1), over(unread, 26)]);
  const team = sql`kind = 'team' and message_id`;
  await sql`update contact.mails set state = 'waiting' where ${team} = ${unsent}`;
  await sql`
    update contact.mails set reason = 'invalid_idempotent_request' where ${team} = ${unread}`;
  assert.deepEqual(await kept(), [
    'PROBLEM 2 message(s) are kept past their retention: see docs/runbook.md, "Messages are kept longer than promised".',
    'PROBLEM 1 message(s) have been past their retention for more than a day: does the job "contact-purge" run?',
  ]);
});

test('doctor says what the schedule calls, whether that differs from SUPABASE_URL, and if nobody has written yet', async () => {
  const [ours, others] = ['http://127.0.0.1:9', 'http://127.0.0.1:19'];
  const wakeUrl = `${ours}/functions/v1/send-contact-email/wake`;
  await using endpoint = await startTestEndpoint({ wakeUrl });
  const address = /what to call|schedule calls/;
  assert.match((await found(endpoint, address))[0] ?? '', /^PROBLEM Nobody has written yet/);
  await endpoint.post();
  const { CONTACT_PEPPER } = environment;
  const SITE_URL = ours;
  const foundWith = async (SUPABASE_URL: string) =>
    (await found(endpoint, address, { SITE_URL, CONTACT_PEPPER, SUPABASE_URL })).join();
  const right = `ok      The schedule calls ${wakeUrl}`;
  assert.deepEqual([await foundWith(''), await foundWith(`${ours}/`)], [right, right]);
  assert.equal(
    await foundWith(others),
    `PROBLEM The schedule calls ${wakeUrl}, not the SUPABASE_URL of these settings: correct it, or send a test message, with which the function records its own address.`,
  );
});

test('doctor finds a schedule that lacks an extension, or has a job switched off', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  const alone: string[] = [];
  await sql`create schema net`;
  alone.push(...(await found(endpoint, /pg_net/)));
  await sql.unsafe(`drop schema net; create schema cron;
    create table cron.job (jobname text primary key, active boolean default true)`);
  alone.push(...(await found(endpoint, /pg_net/)));
  await sql`create schema net`;
  const jobs = ['contact-wake', 'contact-purge', 'somebody-elses'];
  await sql`insert into cron.job select unnest(${jobs}::text[])`;
  const whole = await found(endpoint, /schedule/);
  await sql`update cron.job set active = false where jobname = 'contact-wake'`;
  const asleep = await found(endpoint, /schedule is/);
  await sql`drop schema net, cron cascade`;
  assert.equal(alone.length, 2);
  assert.equal(whole[0], 'ok      The schedule exists.');
  assert.match(asleep[0] ?? '', /^PROBLEM The schedule is missing/);
});

test('doctor finds when the function may not call contact.submit, and when this user may not take its role', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql, url } = endpoint.database;
  const permission = /database functions/;
  assert.match((await found(endpoint, permission))[0] ?? '', /^ok /);
  await sql`revoke execute on function contact.submit from contact_writer`;
  const refused = await found(endpoint, permission);
  await sql`grant execute on function contact.submit to contact_writer`;
  await sql.unsafe(`create role clerk login password 'clerk';
    grant usage on schema contact to clerk; grant select on all tables in schema contact to clerk;
    grant execute on function contact.is_with_team to clerk`);
  const far = await found(endpoint, permission, {
    SUPABASE_DB_URL: url.replace(/\/\/[^@]*/, '//clerk:clerk'),
  });
  await sql.unsafe(`revoke all on function contact.is_with_team from clerk;
    revoke all on all tables in schema contact from clerk;
    revoke all on schema contact from clerk; drop role clerk`);
  for (const [line] of [refused, far]) {
    assert.match(
      line ?? '',
      /^PROBLEM The role contact_writer may not call its database functions/,
    );
  }
});
