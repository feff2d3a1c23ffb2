import { setTimeout } from 'node:timers/promises';

import type postgres from 'postgres';

import { stopWithProblem } from './databaseProblem.ts';
import { withDatabase } from './withDatabase.ts';

// Does by hand what the schedule does: wakes the function until nothing is due, then deletes what
// has had its time. With --all it also tries again what failed, was parked, or waits for later, to
// the team's address and from the sender that are set now: the ones before may be what was wrong.
const WAKE_EVERY_MS = 11_000;
const ROUNDS = 10;

type Purged = { messages: number; kept: number };

const words = process.argv.slice(2);
const unknown = words.find((word) => word !== '--all');
if (unknown !== undefined) {
  console.error(`"${unknown}" is no option of deliver; there is only --all.`);
  process.exit(1);
}

const countDue = async (sql: postgres.Sql): Promise<number> => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from contact.mails
    where state in ('waiting', 'parked') and next_at <= now()
      and (lease_until is null or lease_until <= now())`;
  return row?.count ?? 0;
};

const tryEverythingNow = async (sql: postgres.Sql): Promise<number> => {
  const { count } = await sql`
    update contact.mails set state = 'waiting', next_at = now(), lease_until = null,
      mail = case when kind = 'team' then mail - 'to' - 'from' else mail - 'from' end
    where mail is not null and (state in ('waiting', 'parked')
      or (state = 'failed' and kind = 'team'))`;
  return count;
};

const wakeUntilDone = async (sql: postgres.Sql, url: string, rounds: number): Promise<number> => {
  const answer = await fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined);
  if (!answer) {
    console.error(`The function does not answer at ${url}.`);
    return countDue(sql);
  }
  await setTimeout(WAKE_EVERY_MS);
  const due = await countDue(sql);
  console.log(`The function answered ${answer.status}. ${due} mail(s) are still due.`);
  return due > 0 && rounds > 1 ? wakeUntilDone(sql, url, rounds - 1) : due;
};

await withDatabase(async (sql) => {
  if (words.includes('--all')) {
    console.log(`${await tryEverythingNow(sql)} mail(s) are tried again.`);
  }
  const due = await countDue(sql);
  console.log(`${due} mail(s) are due.`);
  const [settings] = await sql<{ url: string | null }[]>`
    select wake_url as url from contact.settings`;
  if (due > 0 && settings?.url) {
    process.exitCode = (await wakeUntilDone(sql, settings.url, ROUNDS)) > 0 ? 1 : 0;
  } else if (due > 0) {
    console.error('contact.settings has no wake_url: it is written with the first message.');
    process.exitCode = 1;
  }
  const [row] = await sql<{ purged: Purged }[]>`select contact.purge(now()) as purged`;
  if (row) console.log(`${row.purged.messages} message(s) deleted, since their time is over.`);
}).catch(stopWithProblem);
