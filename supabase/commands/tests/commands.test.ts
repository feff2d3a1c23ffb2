import assert from 'node:assert/strict';

import postgres from 'postgres';

import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import { problem } from '../../functions/send-contact-email/testing/fakeResend.ts';
import {
  startTestEndpoint,
  visitor,
} from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { until } from '../../functions/send-contact-email/testing/until.ts';
import { csvLine } from '../csv.ts';
import { databaseProblem } from '../databaseProblem.ts';
import { tryEverythingNow } from '../deliverWaiting.ts';
import { run } from './runCommand.ts';

test('D09: no exported cell begins like a formula', () => {
  assert.equal(
    csvLine(["=cmd|' /C calc'!A0", '+1', '-1', '@x', '\tx', 'say "hi", ok', 'two\nlines']),
    `"'=cmd|' /C calc'!A0","'+1","'-1","'@x","'\tx","say ""hi"", ok","two\nlines"\r\n`,
  );
});

test('D09: full-width signs and signs after something invisible do not begin a formula either', () => {
  for (const formula of [
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '\rx',
    '\nx',
    '\u200b=1+1',
    '\u0001=1+1',
    '\u001b \u007f-1',
    ' =1+1',
    '\n=1',
  ]) {
    assert.equal(csvLine([formula]), `"'${formula}"\r\n`);
  }
  assert.equal(csvLine(['José = yo', '']), '"José = yo",""\r\n');
});

test('N06: messages:forget deletes what one person sent, and asks whose', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post();
  await endpoint.post({ email: 'other@example.org' });
  const { code, out } = await run(endpoint, 'forgetMessages', [visitor.email]);
  assert.deepEqual([code, out.slice(0, 21)], [0, '1 message(s) deleted.']);
  assert.equal((await endpoint.database.sql`select from contact.messages`).length, 1);
  for (const args of [[], ['other@example.org', visitor.email]]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const refused = await run(endpoint, 'forgetMessages', args);
    assert.equal(refused.code, 1);
    assert.match(refused.err, /Name one e-mail address/);
  }
  assert.equal((await endpoint.database.sql`select from contact.messages`).length, 1);
});

for (const [what, call] of [
  ['whoever is forgotten', `contact.erase('who@example.org')`],
  ['what is past its retention', `contact.purge('2100-01-01')`],
] as const) {
  test(`${what} while deliver --all makes all mails due is deleted, and neither undoes the other`, async () => {
    await using endpoint = await startTestEndpoint();
    const { sql, url } = endpoint.database;
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    await sql`insert into contact.messages
    select id, '\\x01', 'n', 'who@example.org', 'm', 'chw', 'en', '{}', null,
      decode(repeat('01', 16), 'hex'), now(), now() from unnest(${ids}::uuid[]) id`;
    await sql`insert into contact.mails (message_id, kind, state)
    select unnest(${ids}::uuid[]), 'team', 'accepted'`;
    // In reverse order, so that the two meet these mails from opposite ends.
    await sql`insert into contact.mails (message_id, kind, state, next_at, mail)
    select id, 'visitor', 'waiting', now(), '{}' from unnest(${ids.toReversed()}::uuid[]) id`;
    const [trying, erasing] = [postgres(url, { max: 1 }), postgres(url, { max: 1 })];
    const waiting = (count: number) =>
      until(
        async () =>
          (
            await sql`select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock'`
          ).length === count,
      );
    const outcomes = await sql.begin(async (tx) => {
      await tx`select from contact.mails where message_id = ${ids[1] ?? ''} and kind = 'visitor' for update`;
      const tried = tryEverythingNow(trying).catch(String);
      await waiting(1);
      const deleted = erasing.unsafe(`select ${call}`).then(() => 'deleted', String);
      await waiting(2);
      return { tried, deleted };
    });
    const results = [await outcomes.tried, await outcomes.deleted];
    await Promise.all([trying.end(), erasing.end()]);
    assert.deepEqual(results, [2, 'deleted']);
  });
}

test('messages:forget lists other spellings of the mailbox, and leaves them', async () => {
  await using endpoint = await startTestEndpoint();
  const spellings = ['v.i.c+fair@gmail.com', 'VIC@googlemail.com', 'victor@gmail.com'];
  await Promise.all(spellings.map((email) => endpoint.post({ email })));
  const { code, out } = await run(endpoint, 'forgetMessages', ['vic@gmail.com']);
  assert.equal(code, 0);
  const [nothing, , ...commands] = out.split('\n');
  assert.equal(nothing, 'No message from exactly this address is stored.');
  assert.deepEqual(commands.slice(0, -1), [
    '  npm run messages:forget -- "v.i.c+fair@gmail.com"',
    '  npm run messages:forget -- "vic@googlemail.com"',
  ]);
  assert.equal((await endpoint.database.sql`select from contact.messages`).length, 3);
  const mistyped = await run(endpoint, 'forgetMessages', ['vik@gmail.com']);
  assert.equal(
    mistyped.out,
    'No message from this address is stored: is it spelled as in the mail?\n',
  );
  const second = await run(endpoint, 'forgetMessages', ['VIC@googlemail.com']);
  assert.match(second.out, /^1 message\(s\) deleted\..*\nAlso stored.*\n.*"v\.i\.c\+fair@/);
});

test('messages:forget takes the address as its owner writes it, and deletes none that only begins with it', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await endpoint.post({ email: 'Ana@müller.example' });
  await endpoint.post({ email: 'ana@xn--mller-kva.example.org' });
  const { out } = await run(endpoint, 'forgetMessages', [' ana@MÜLLER.example']);
  assert.match(out, /^1 message\(s\) deleted\./);
  const left = await sql`select email from contact.messages`;
  assert.deepEqual([...left], [{ email: 'ana@xn--mller-kva.example.org' }]);
});

const refuseForGood = () => problem(422, 'validation_error');

test('deliver --all retries what was given up, and says when it does not know which address to call', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  endpoint.resend.faults.push(refuseForGood, refuseForGood);
  await endpoint.postAndSettle();
  assert.match(
    (await run(endpoint, 'deliver')).out,
    /^0 mail\(s\) are due\.\n1 wait .* tries them now\.\n0 message\(s\) deleted/,
  );
  await sql`update contact.settings set wake_url = null`;
  const { code, out, err } = await run(endpoint, 'deliver', ['--all']);
  const [again] = await sql`select mail from contact.mails where kind = 'team'`;
  assert.deepEqual([again?.mail.to, again?.mail.from], [undefined, undefined]);
  assert.equal(code, 1);
  assert.match(out, /^1 mail\(s\) will be tried again\.\n1 mail\(s\) are due\./);
  assert.match(err, /no wake_url/);
});

test('staff are told to apply the migrations if the schema, a table, a function or the role is missing', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  const refused = await Promise.allSettled([
    sql`select 1 from nowhere.messages`,
    sql`select nowhere.never(1)`,
    sql`select contact.never(1)`,
    sql`select has_function_privilege('no_such_role', 'contact.purge(timestamptz)', 'execute')`,
  ]);
  for (const each of refused) {
    assert.equal(each.status, 'rejected');
    assert.match(databaseProblem(each.reason)?.text ?? '', /apply supabase\/migrations/);
  }
});
