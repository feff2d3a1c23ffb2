import { systemClock as clock } from '../functions/send-contact-email/clock.ts';
import { stopWithProblem } from './databaseProblem.ts';
import { deliverWaiting, tryEverythingNow } from './deliverWaiting.ts';
import { withDatabase } from './withDatabase.ts';

// Does by hand what the schedule does: wakes the function until nothing is due, then deletes what
// is past its retention. With --all, it also retries what failed, was parked, or waits for later.
type Purged = { messages: number };

const args = process.argv.slice(2);
const unknown = args.find((arg) => arg !== '--all');
if (unknown !== undefined) {
  console.error(`"${unknown}" is not an option of deliver; the only one is --all.`);
  process.exit(1);
}

await withDatabase(async (sql) => {
  if (args.includes('--all')) {
    console.log(`${await tryEverythingNow(sql)} mail(s) will be tried again.`);
  }
  process.exitCode = (await deliverWaiting({ sql, clock, console })) ? 0 : 1;
  const [row] = await sql<{ purged: Purged }[]>`select contact.purge(now()) as purged`;
  if (row) console.log(`${row.purged.messages} message(s) deleted, past their retention.`);
}).catch(stopWithProblem);
