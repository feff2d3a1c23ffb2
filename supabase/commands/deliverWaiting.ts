import type postgres from 'postgres';

import type { Clock } from '../functions/send-contact-email/clock.ts';

/** A call within ten seconds of the last run starts none. */
const WAKE_EVERY_MS = 11_000;
/** The function may wait 16 s for the database before it answers. */
const ANSWER_LIMIT_MS = 30_000;
const ROUNDS = 10;

type Work = {
  sql: postgres.Sql;
  clock: Pick<Clock, 'sleep' | 'deadline'>;
  console: Pick<Console, 'log' | 'error'>;
};

/**
 * Wakes the function until no mail is due or in hand, and says which have not gone out even so.
 * Returns whether there are none.
 */
export async function deliverWaiting(work: Work): Promise<boolean> {
  const { sql, console } = work;
  const due = await countDue(sql);
  console.log(`${due} mail(s) are due.`);
  if (due === 0) {
    const later = await countTriable(sql);
    if (later > 0) {
      console.log(
        `${later} wait for later or were refused: "npm run deliver -- --all" tries them now.`,
      );
    }
    return true;
  }
  const [settings] = await sql<{ url: string | null }[]>`
    select wake_url as url from contact.settings`;
  if (!settings?.url) {
    console.error(
      'contact.settings has no wake_url, which the first message writes: send one from the site, then run this again.',
    );
    return false;
  }
  return (await wakeUntilDone(work, settings.url, ROUNDS)) && !(await tellUnsent(work));
}

/** Mails that were refused, or wait for a key, are not due but unsent. A new mail has no reason. */
async function tellUnsent({ sql, console }: Work): Promise<boolean> {
  const rows = await sql<{ reason: string; count: number }[]>`
    select reason, count(*)::int as count from contact.mails
    where ${isTriable(sql)} and reason is not null group by reason order by reason`;
  for (const { reason, count } of rows) {
    console.error(
      `${count} mail(s) have not gone: ${reason}, which docs/runbook.md explains under "Alerts".`,
    );
  }
  return rows.length > 0;
}

/**
 * Makes every mail due that failed, was parked, or waits for later, with the current team address
 * and sender, since the old ones may have been the mistake. A confirmation that was refused for
 * good is not tried again. Returns how many are.
 */
export async function tryEverythingNow(sql: postgres.Sql): Promise<number> {
  return sql.begin(async (tx) => {
    // As in contact.erase and contact.purge, or each could hold a mail that the other wants.
    await tx`select pg_advisory_xact_lock(hashtextextended('contact.erase', 0))`;
    const { count } = await tx`
      update contact.mails set state = 'waiting', next_at = now(), lease_until = null,
        mail = case when kind = 'team' then mail - 'to' - 'from' else mail - 'from' end
      where ${isTriable(sql)}`;
    return count;
  });
}

/** Unsent mails for which another try may help. */
const isTriable = (sql: postgres.Sql) =>
  sql`(state in ('waiting', 'parked') or (state = 'failed' and kind = 'team'))`;

async function countTriable(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from contact.mails where ${isTriable(sql)}`;
  return row?.count ?? 0;
}

async function countDue(sql: postgres.Sql, withThoseInHand = false): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from contact.mails
    where state in ('waiting', 'parked') and next_at <= now()
      and (${withThoseInHand} or lease_until is null or lease_until <= now())`;
  return row?.count ?? 0;
}

async function wakeUntilDone(work: Work, url: string, rounds: number): Promise<boolean> {
  const { sql, clock, console } = work;
  const signal = clock.deadline(ANSWER_LIMIT_MS);
  const answer = await fetch(url, { method: 'POST', body: '{}', signal }).catch(() => undefined);
  if (!answer) {
    console.error(`The function does not answer at ${url}.`);
    return false;
  }
  if (answer.status === 404) {
    console.error(
      `The function answers 404 at ${url}: deploy it (docs/deploy.md, step 4), then run this again.`,
    );
    return false;
  }
  await clock.sleep(WAKE_EVERY_MS);
  // The run may still have the last ones in hand.
  const due = await countDue(sql, true);
  console.log(`The function answered ${answer.status}. ${due} mail(s) are still due.`);
  if (due === 0) return true;
  if (rounds > 1) return wakeUntilDone(work, url, rounds - 1);
  console.error(
    'The schedule will go on with them. Run this again in a few minutes: if the number is the same, run "npm run doctor" and read the alerts (docs/runbook.md).',
  );
  return false;
}
