import { systemClock } from '../../functions/send-contact-email/clock.ts';
import { databaseProblem } from '../databaseProblem.ts';
import { withDatabase } from '../withDatabase.ts';
import { checkWake } from './checkWake.ts';
import type { Finding } from './finding.ts';

/** A database that hangs would keep doctor waiting forever. */
const LIMIT_MS = 90_000;

/**
 * Whether the function writes into the database of these settings: it has its own address and
 * password. If the database cannot be reached from here, `checkDatabase` has said so.
 */
export async function checkReach(wakeUrl: string): Promise<Finding[]> {
  try {
    return [
      await withDatabase(
        (sql) => checkWake(sql, wakeUrl, systemClock),
        systemClock.deadline(LIMIT_MS),
      ),
    ];
  } catch (error) {
    if (databaseProblem(error) === undefined) throw error;
    return [];
  }
}
