import postgres from 'postgres';

import { before, type Clock } from './clock.ts';
import { createLine } from './line.ts';
import { codeOnly } from './log.ts';
import { openPatientSocket } from './patientSocket.ts';
import { CALL_LIMIT_MS, StoreFault } from './store.ts';

const CONNECTIONS = 5;
const CONNECT_LIMIT_S = 4;
const IDLE_S = 20;
/** A page waits for 20 s. What waits longer than this for a connection is sent again by the page. */
const LINE_LIMIT_MS = 12_000;
/** A pool with a broken or hanging connection is left behind; what else runs in it has this long to end. */
const FAREWELL_S = 5;

/**
 * What every call begins with. It holds no parameter, and so travels together with the question: of
 * a statement with parameters the driver asks the database what they are before it sends them. The
 * limits are for the server: an instance that vanishes between two words must not keep its locks.
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

/**
 * Asks `question` in a transaction of its own. Throws `StoreFault`, also when the answer takes
 * longer than `limitMs`, counted from when it has a connection.
 */
type Ask = <Row>(question: Question<Row>, limitMs?: number) => Promise<readonly Row[]>;

/** The connections to Postgres at `url`. Every question takes the role that may use the door. */
export function createConnections(
  url: string | undefined,
  clock: Clock,
): { ask: Ask; end: () => Promise<void> } {
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

  return { ask, end: async () => pool?.end({ timeout: FAREWELL_S }) };
}

const codeOf = (error: unknown) =>
  codeOnly(error instanceof Error && 'code' in error ? error.code : undefined);
