import type { Clock } from '../clock.ts';
import { createConnections } from './createConnections.ts';
import { type ClaimedMail, type Store, StoreFault, type Submitted } from './store.ts';

/** The store in Postgres at `url`: each call runs one database function. Throws `StoreFault`. */
export function createPostgresStore(
  url: string | undefined,
  clock: Clock,
): Store & { end: () => Promise<void> } {
  const { ask, closeBreaker, end } = createConnections(url, clock);

  return {
    submit: async (entry, now) => {
      const [row] = await ask<{ result: Submitted }>(
        (sql) => sql`select contact.submit(${sql.json(entry)}, ${now}) as result`,
      );
      if (!row) throw new StoreFault('no_row');
      // This wrote to messages, mails and buckets. A repeat only reads, `mayRun` writes one bucket.
      if (row.result.outcome === 'stored') closeBreaker();
      return row.result;
    },
    mayRun: async (now) => {
      const [row] = await ask<{ may: boolean }>(
        (sql) => sql`select contact.may_run(${now}) as may`,
      );
      return row?.may === true;
    },
    claim: (batch, now) =>
      ask<ClaimedMail>((sql) => sql`select * from contact.claim(${batch}, ${now})`),
    settle: async ({ message_id, kind, attempt }, settlement, now) => {
      const { state, reason, providerId = null, nextAt = null, counts } = settlement;
      await ask(
        (sql) => sql`select contact.settle(${message_id}, ${kind}, ${attempt}, ${state}, ${reason},
          ${providerId}, ${nextAt}, ${counts}, ${now})`,
      );
    },
    hold: async ({ reason, kind }, until) => {
      await ask((sql) => sql`select contact.hold(${until}, ${reason}, ${kind ?? null})`);
    },
    end,
  };
}
