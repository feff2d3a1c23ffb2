import type postgres from 'postgres';

import type { Clock } from '../../functions/send-contact-email/clock.ts';
import { bad, type Finding, good } from './finding.ts';

/** The function may wait 16 s for the database before it answers. */
const ANSWER_LIMIT_MS = 30_000;
/** A call within ten seconds of the last run writes nothing. */
const NEXT_CALL_MS = 11_000;
const CALLS = 2;
const WRITES_NOTHING =
  'The function does not write into the database of these settings: its log says why (Supabase → Edge Functions → send-contact-email → Logs), and docs/runbook.md explains it under "Alerts". If it says nothing, SUPABASE_DB_URL here leads to another database.';

/** Wakes the function as the schedule does: it notes that in its database and sends what is due. */
export async function checkWake(sql: postgres.Sql, url: string, clock: Clock): Promise<Finding> {
  const before = await lastRun(sql);
  const wake = async (calls: number): Promise<Finding> => {
    const signal = clock.deadline(ANSWER_LIMIT_MS);
    const answer = await fetch(url, { method: 'POST', body: '{}', signal }).catch(() => undefined);
    await answer?.body?.cancel();
    if ((await lastRun(sql)) !== before) return good('The function writes into the database.');
    if (calls === 1) return bad(WRITES_NOTHING);
    await clock.sleep(NEXT_CALL_MS);
    return wake(calls - 1);
  };
  return wake(CALLS);
}

async function lastRun(sql: postgres.Sql): Promise<string | undefined> {
  const [row] = await sql<{ at: string }[]>`
    select updated_at::text as at from contact.buckets where rule = 'run'`;
  return row?.at;
}
