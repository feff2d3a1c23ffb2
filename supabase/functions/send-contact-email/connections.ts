import postgres from 'postgres';

import { type Clock, withDeadline } from './clock.ts';
import { openLateCloseSocket } from './lateCloseSocket.ts';
import { codeOnly } from './log.ts';
import { createSemaphore } from './semaphore.ts';
import { CALL_LIMIT_MS, StoreFault } from './store.ts';

const CONNECTIONS = 5;
const CONNECT_LIMIT_S = 4;
const IDLE_S = 20;
/** The page gives up after 20 s. It sends again what waited longer than this for a connection. */
const QUEUE_LIMIT_MS = 12_000;
/** A pool with a broken or hanging connection is replaced; its other queries have this long left. */
const DRAIN_S = 5;

/**
 * The first statement of every transaction. It has no parameters, so it is pipelined with the
 * query: for parameters the driver first asks the database for their types, in a round trip of its
 * own. The server enforces the limits: an instance that dies between two statements must not keep
 * its locks.
 */
const TAKE_ROLE = `select set_config('role', 'contact_door', true),
  set_config('statement_timeout', '${CALL_LIMIT_MS}', true),
  set_config('idle_in_transaction_session_timeout', '${CALL_LIMIT_MS}', true)`;

type Query<Row> = (sql: postgres.TransactionSql) => PromiseLike<readonly Row[]>;

const options = {
  max: CONNECTIONS,
  connect_timeout: CONNECT_LIMIT_S,
  idle_timeout: IDLE_S,
  backoff: () => 0,
  prepare: false,
  fetch_types: false,
  onnotice: () => undefined,
  socket: openLateCloseSocket,
};

/** Whether the database itself reported the error; any other means that a connection is broken. */
const isDatabaseError = (error: unknown) => error instanceof postgres.PostgresError;

/**
 * On a broken connection the driver would write a rollback, from a timer, where nobody can catch
 * the exception (github.com/porsager/postgres/issues/1154). So it is not told of the failure, and
 * rejects the transaction itself when it sees that the connection closed.
 */
const neverSettles = new Promise<never>(() => {});

/**
 * Runs `query` in a transaction of its own. Throws `StoreFault`, also when the answer takes longer
 * than `limitMs`, counted from when it has a connection.
 */
type Ask = <Row>(query: Query<Row>, limitMs?: number) => Promise<readonly Row[]>;

/** The connection pool for Postgres at `url`. Every query runs in the role `contact_door`. */
export function createConnections(
  url: string | undefined,
  clock: Clock,
): { ask: Ask; end: () => Promise<void> } {
  let pool: postgres.Sql | undefined;
  const semaphore = createSemaphore(CONNECTIONS);

  /** The limit starts once a connection is free: our own queue says nothing about the database. */
  async function ask<Row>(query: Query<Row>, limitMs = CALL_LIMIT_MS): Promise<readonly Row[]> {
    if (!url) throw new StoreFault('no_database_url');
    const release = await semaphore
      .acquire(clock.deadline(QUEUE_LIMIT_MS))
      .catch((error: unknown) => {
        throw new StoreFault('busy', { cause: error });
      });
    try {
      pool ??= postgres(url, options);
      return await askPool(pool, query, limitMs);
    } finally {
      release();
    }
  }

  async function askPool<Row>(
    asked: postgres.Sql,
    query: Query<Row>,
    limitMs: number,
  ): Promise<readonly Row[]> {
    const end = clock.deadline(limitMs);
    const work = asked.begin(async (sql) => {
      try {
        const [, rows] = await Promise.all([sql.unsafe(TAKE_ROLE), query(sql)]);
        return rows;
      } catch (error) {
        if (!isDatabaseError(error)) return neverSettles;
        throw error;
      }
    });
    try {
      return await withDeadline(end, work);
    } catch (error) {
      if (!isDatabaseError(error) && asked === pool) {
        pool = undefined;
        void asked.end({ timeout: DRAIN_S });
      }
      throw new StoreFault(end.aborted ? 'timeout' : codeOf(error), { cause: error });
    }
  }

  return { ask, end: async () => pool?.end({ timeout: DRAIN_S }) };
}

const codeOf = (error: unknown) =>
  codeOnly(error instanceof Error && 'code' in error ? error.code : undefined);
