import assert from 'node:assert/strict';

import { referenceOf } from '../../functions/send-contact-email/message/referenceOf.ts';
import { assertHas } from '../../functions/send-contact-email/testing/assertHas.ts';
import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import { sent, stateOf } from '../../functions/send-contact-email/testing/mailState.ts';
import {
  environment,
  startTestEndpoint,
  visitor,
} from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { until } from '../../functions/send-contact-email/testing/until.ts';
import { readSettings } from '../doctor/readSettings.ts';
import { found, run } from './runCommand.ts';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('doctor names all missing settings at once, even those without which the function would not start', async () => {
  await using endpoint = await startTestEndpoint();
  const namedWith = async (env: Record<string, string>) => {
    const { out } = await run(endpoint, 'doctor', [], env);
    const lines = out.split('\n').filter((line) => line.startsWith('PROBLEM Set'));
    return lines.map((line) => /Set (\w+)/.exec(line)?.[1]);
  };
  const [start, mails] = [
    ['SITE_URL', 'CONTACT_PEPPER'],
    ['RESEND_API_KEY', 'TEAM_EMAIL', 'MAIL_FROM'],
  ];
  assert.deepEqual(await namedWith({}), [...start, ...mails]);
  const odd = { ALLOWED_ORIGINS: 'nobody', RESEND_BASE_URL: 'nowhere' };
  assert.deepEqual(await namedWith(odd), [...start, ...Object.keys(odd), ...mails]);
});

test('doctor does not call the settings complete if one is missing', () => {
  const { findings } = readSettings({ ...environment, SITE_URL: '', SITE_ENV: 'production' });
  assert.deepEqual(
    findings.map(({ ok }) => ok),
    [false],
  );
});

test('a database that accepts no writes is told apart from one that does not answer', async () => {
  await using endpoint = await startTestEndpoint();
  const url = `${endpoint.database.url}?default_transaction_read_only=on`;
  const env = { SUPABASE_DB_URL: url };
  const fault = /The database accepts no writes, perhaps because its disk is full/;
  assert.match((await run(endpoint, 'doctor', [], env)).out, fault);
  for (const [command, args] of [
    ['deliver', []],
    ['forgetMessages', [visitor.email]],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one command after the other
    const { code, err } = await run(endpoint, command, [...args], env);
    assert.equal(code, 1);
    assert.match(err, fault);
  }
});

test('if the database hangs, doctor says that it is busy, instead of hanging as well', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.database.sql.begin(async (tx) => {
    await tx`set local idle_in_transaction_session_timeout = '5min'`;
    await tx`lock table contact.messages in access exclusive mode`;
    const { code, out } = await run(endpoint, 'doctor');
    assert.equal(code, 1);
    assert.match(out, /The database is busy \(57014\)/);
  });
});

test('a message is stored while messages:forget waits for a locked mail, and staff read that the database is busy', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await endpoint.postAndSettle();
  const waiting = () =>
    sql`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`;
  const { running, answer } = await sql.begin(async (tx) => {
    await tx`select from contact.mails for update`;
    const forgetting = run(endpoint, 'forgetMessages', [visitor.email]);
    await until(async () => (await waiting()).length > 0);
    const posted = await endpoint.post({ email: 'other@example.org' });
    return { running: forgetting, answer: await posted.json() };
  });
  assert.deepEqual([answer.ok, answer.stored], [true, undefined]);
  const forgotten = await running;
  assert.equal(forgotten.code, 1);
  assert.match(forgotten.err, /The database is busy \(55P03\): try again in a minute/);
});

test('messages:forget says how many mails about this person were being sent, and may still reach the inbox', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await endpoint.postAndSettle({ email: 'Canary@example.org' });
  await endpoint.postAndSettle({ message: 'Another canary sings.' });
  await endpoint.postAndSettle({ email: 'other@example.org' });
  await sql`update contact.mails set lease_until = now() + interval '1 minute', next_at = now(), mail = '{}',
    state = case kind when 'team' then 'waiting' else 'parked' end`;
  // Its team mail waits for the next run, and its confirmation was sent.
  await sql`update contact.mails x set
    state = case kind when 'team' then 'waiting' else 'accepted' end,
    lease_until = case kind when 'team' then now() - interval '1 minute' else lease_until end
    from contact.messages m where m.id = x.message_id and m.message like 'Another%'`;
  const { out } = await run(endpoint, 'forgetMessages', [visitor.email]);
  assert.match(
    out,
    /^2 message\(s\) deleted\..*\n2 mail\(s\) were being sent .* in two minutes\.\n$/,
  );
});

test('H13: doctor counts messages whose team mail was not sent because its key was taken, until they are read', async () => {
  await using endpoint = await startTestEndpoint();
  const { mailer } = endpoint.dependencies;
  const earlier = { subject: 'Other words', html: '', text: '', tags: [] };
  await mailer.send(earlier, `team/${ID}`);
  await endpoint.postAndSettle({ id: ID });
  // Its message is in the table, so what a confirmation says is true.
  const kept = [`team/${ID}`, `visitor/${ID}`];
  assert.deepEqual(sent(endpoint), kept);
  assertHas(await stateOf(endpoint, 'team'), { reason: 'invalid_idempotent_request' });
  const findings = async () => (await run(endpoint, 'doctor')).out.split('\n');
  const sentence =
    'team mail(s) were not sent, since another one went under the same id: those words may be in no mail; read them as docs/runbook.md says under "A message that may be in no mail".';
  assert.ok((await findings()).includes(`PROBLEM 1 ${sentence}`));

  const runbook = await Deno.readTextFile(new URL('../../../docs/runbook.md', import.meta.url));
  const [, section = ''] = runbook.split('## A message that may be in no mail\n');
  const [find = '', done = ''] = [...section.matchAll(/```sql\n(.*?)```/gs)].map(([, sql]) => sql);
  const [row] = await endpoint.database.sql.unsafe(find);
  assertHas(row, { id: ID, name: visitor.name, email: visitor.email, message: visitor.message });
  assert.ok(row?.mail_subject.includes(referenceOf(ID)));
  await endpoint.database.sql.unsafe(done.replace(/[\da-f-]{36}/, ID));
  assert.ok((await findings()).includes(`ok      0 ${sentence.split(':')[0]}`));
  assert.deepEqual(sent(endpoint), kept);
});

test('messages:forget refuses what is not an address, instead of finding nothing', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post();
  const { code, err } = await run(endpoint, 'forgetMessages', [`Ana <${visitor.email}>`]);
  assert.equal(code, 1);
  assert.match(err, /Name one e-mail address/);
});

test('a user without rights reads so, instead of that the database does not answer', async () => {
  await using endpoint = await startTestEndpoint();
  const url = `${endpoint.database.url}?role=contact_writer`;
  const { code, err } = await run(endpoint, 'exportMessages', [], { SUPABASE_DB_URL: url });
  assert.equal(code, 1);
  assert.match(err, /refuses the password or the user in SUPABASE_DB_URL: copy/);
});

const unusable: [string, (url: string) => string, RegExp][] = [
  [
    'a wrong password',
    (url) => url.replace(/:[^:@]*@/, ':wrong@'),
    /refuses the password or the user in SUPABASE_DB_URL: copy/,
  ],
  ['no address at all', () => 'db.example.org', /SUPABASE_DB_URL is not an address like/],
  [
    'the address of the project',
    () => 'https://project.example.org',
    /SUPABASE_DB_URL is not an address like/,
  ],
  [
    'a character in the password that would end the host',
    (url) => url.replace(/:[^:@]*@/, ':pass#word@'),
    /SUPABASE_DB_URL is not an address like/,
  ],
  [
    'a percent sign in the password',
    (url) => url.replace(/:[^:@]*@/, ':100%safe@'),
    /SUPABASE_DB_URL is not an address like/,
  ],
];
for (const [what, change, sentence] of unusable) {
  test(`with ${what} in SUPABASE_DB_URL, the commands name that setting, and doctor raises no alarm about the site`, async () => {
    await using endpoint = await startTestEndpoint();
    const env = { SUPABASE_DB_URL: change(endpoint.database.url) };
    const lines = await found(endpoint, /SUPABASE_DB_URL/, env);
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', sentence);
    assert.match(lines[0] ?? '', /says nothing about the site/);
    const exported = await run(endpoint, 'exportMessages', [], env);
    assert.equal(exported.code, 1);
    assert.match(exported.err, sentence);
    assert.doesNotMatch(exported.err, /wrong|pass#|100%/);
  });
}

test('doctor says what it means for the site if the database does not answer, or has no tables', async () => {
  await using endpoint = await startTestEndpoint();
  const away = 'postgresql://postgres:postgres@127.0.0.1:9/postgres';
  const [silent = ''] = await found(endpoint, /database/, { SUPABASE_DB_URL: away });
  assert.match(silent, /does not answer \(ECONNREFUSED\): .* If the site does not reach it either/);
  const bare = endpoint.database.url.replace(/[^/]+$/, 'postgres');
  const [empty = ''] = await found(endpoint, /schema/, { SUPABASE_DB_URL: bare });
  assert.match(empty, /schema "contact" is missing: .* Until then messages go straight/);
});
