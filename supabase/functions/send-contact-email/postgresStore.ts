import postgres from 'postgres';

import { before, type Clock } from './clock.ts';
import { createLine } from './line.ts';
import { codeOnly } from './log.ts';
import { openPatientSocket } from './patientSocket.ts';
import { type ClaimedMail, type Store, StoreFault, type Submitted } from './store.ts';

const CONNECTIONS = 5;
const CONNECT_LIMIT_S = 4;
const IDLE_S = 20;
/** Also for the server: an instance that vanishes between two words must not keep its locks. */
const CALL_LIMIT_MS = 4_000;
/** A page waits for 20 s. What waits longer than this for a connection is sent again by the page. */
const LINE_LIMIT_MS = 12_000;
/** A pool with a broken or hanging connection is left behind; what else runs in it has this long to end. */
const FAREWELL_S = 5;

/**
 * What every call begins with. It holds no parameter, and so travels together with the question: of
 * a statement with parameters the driver asks the database what they are before it sends them.
 */
const TAKE_ROLE = `select set_config('role', 'contact_door', true),
  set_config('statement_timeout', '${CALL_LIMIT_MS}', true),
  set_config('idle_in_transaction_session_timeout', '${CALL_LIMIT_MS}', true)`;

type Question<Row> = (sql: postgres.TransactionSql) => PromiseLike<readonly Row[]>;

const options = {
  max: CONNECTIONS,
  connect_timeout: CONNECT_LIMIT_S,
  idle_timeout: IDLE_S,
  backoff: () => 0,
  prepare: false,
  fetch_types: false,
  onnotice: () => undefined,
  socket: openPatientSocket,
};

/** Whether the database itself has refused; anything else says that a connection is broken. */
const isAnswer = (error: unknown) => error instanceof postgres.PostgresError;

/**
 * The driver would answer a broken connection by writing a rollback to it, from a timer where
 * nobody can catch what happens then (github.com/porsager/postgres/issues/1154). It is never told
 * that the transaction has failed; it ends the wait itself when it sees that the connection closed.
 */
const lostForGood = new Promise<never>(() => {});

/** The store in Postgres at `url`. Every call takes the role that may use the door, no other. */
export function createPostgresStore(
  url: string | undefined,
  clock: Clock,
): Store & { end: () => Promise<void> } {
  let pool: postgres.Sql | undefined;
  const line = createLine(CONNECTIONS);

  /** The limit begins when a connection is free: many at once say nothing about the database. */
  async function ask<Row>(
    question: Question<Row>,
    limitMs = CALL_LIMIT_MS,
  ): Promise<readonly Row[]> {
    if (!url) throw new StoreFault('no_database_url');
    const leave = await line.enter(clock.deadline(LINE_LIMIT_MS)).catch((error: unknown) => {
      throw new StoreFault('busy', { cause: error });
    });
    try {
      pool ??= postgres(url, options);
      return await askPool(pool, question, limitMs);
    } finally {
      leave();
    }
  }

  async function askPool<Row>(
    asked: postgres.Sql,
    question: Question<Row>,
    limitMs: number,
  ): Promise<readonly Row[]> {
    const end = clock.deadline(limitMs);
    const work = asked.begin(async (sql) => {
      try {
        const [, rows] = await Promise.all([sql.unsafe(TAKE_ROLE), question(sql)]);
        return rows;
      } catch (error) {
        if (!isAnswer(error)) return lostForGood;
        throw error;
      }
    });
    try {
      return await before(end, work);
    } catch (error) {
      if (!isAnswer(error) && asked === pool) {
        pool = undefined;
        void asked.end({ timeout: FAREWELL_S });
      }
      throw new StoreFault(end.aborted ? 'timeout' : codeOf(error), { cause: error });
    }
  }

  return {
    submit: async (entry, now, limitMs) => {
      const [row] = await ask<{ result: Submitted }>(
        (sql) => sql`select contact.submit(${sql.json(entry)}, ${now}) as result`,
        limitMs,
      );
      if (!row) throw new StoreFault('no_row');
      return row.result;
    },
    mayRun: async (now) => {
      const [row] = await ask<{ may: boolean }>(
        (sql) => sql`select contact.may_run(${now}) as may`,
      );
      return row?.may === true;
    },
    claim: async (batch, now) => {
      const rows = await ask<ClaimedMail>(
        (sql) => sql`select * from contact.claim(${batch}, ${now})`,
      );
      return rows.toSorted((a, b) => a.kind.localeCompare(b.kind));
    },
    settle: async ({ message_id, kind, attempt }, { state, reason, ...rest }, now) => {
      await ask(
        (sql) => sql`select contact.settle(${message_id}, ${kind}, ${attempt}, ${state}, ${reason},
          ${rest.providerId ?? null}, ${rest.nextAt ?? null}, ${rest.counts}, ${now})`,
      );
    },
    hold: async (until, reason, now) => {
      await ask((sql) => sql`select contact.hold(${until}, ${reason}, ${now})`);
    },
    end: async () => pool?.end({ timeout: FAREWELL_S }),
  };
}

const codeOf = (error: unknown) =>
  codeOnly(error instanceof Error && 'code' in error ? error.code : undefined);
