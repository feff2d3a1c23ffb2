import type { Harness } from '../harness/createHarness.ts';
import type { StoredMail } from '../harness/freshDatabase.ts';

/** Both mails of the only message, the team's first, with the time until the next try. */
export async function mailsOf(harness: Harness) {
  const waits = ({ next_at }: StoredMail) => Number(next_at) - harness.now();
  return (await harness.database.mails()).map((mail) => ({
    ...mail,
    wait: mail.state === 'waiting' ? waits(mail) : undefined,
  }));
}

export const hasAlert = (harness: Harness, code: string) =>
  harness.log.some((line) => line.includes('"alert"') && line.includes(`"${code}"`));
