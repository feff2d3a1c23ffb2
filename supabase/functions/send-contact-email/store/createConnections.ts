import postgres from 'postgres';

import { type Clock, withDeadline } from '../clock.ts';
import { codeOnly } from '../log.ts';
import { STATEMENT_LIMIT_MS, timeouts } from '../timeouts.ts';
import { createSemaphore } from './createSemaphore.ts';
import { openLateCloseSocket } from './openLateCloseSocket.ts';
import { StoreFault } from './store.ts';

const CONNECTIONS = 5;
const IDLE_S = 20;
/**
 * A circuit breaker: this long after a call found the database out of reach or hanging, or until a
 * message is stored, other calls wait only briefly. That leaves time to mail a message directly to
 * the team while the page still waits.
 */
const BREAK_MS = 15_000;
/** A pool with a broken or hanging connection is replaced; its other queries have this long. */
const DRAIN_S = 5;

/**
 * Set when a connection opens, so that a call is one statement and one round trip: Postgres commits
 * it before the driver sees the result. A server that cannot set one of these refuses the
 * connection. A pooler would drop them, but the platform's URL leads to Postgres itself
 * (github.com/supabase/supabase/issues/49577). The server enforces the limits, since an instance
 * that dies cannot.
 */
const SESSION = {
  role: 'contact_writer',
  statement_timeout: STATEMENT_LIMIT_MS,
  idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
};

type Query<Row> = (sql: postgres.Sql) => Promise<readonly Row[]>;

const options = {
  max: CONNECTIONS,
  // A call's own limit covers this. The driver's would count the time an instance stands still.
  connect_timeout: 0,
  idle_timeout: IDLE_S,
  backoff: () => 0,
  connection: SESSION,
  fetch_types: false,
  onnotice: () => undefined,
  socket: openLateCloseSocket,
};

/** Whether the database itself reported the error; any other means a broken connection. */
const isDatabaseError = (error: unknown): error is postgres.PostgresError =>
  error instanceof postgres.PostgresError;

/** The database's own time limit (57014) points to a lock, or a disk that hangs. */
const isOutOfReach = (error: unknown) => !isDatabaseError(error) || error.code === '57014';

/**
 * Runs the one statement of `query`. Throws `StoreFault`, also if the answer takes too long,
 * counted from when the statement gets a connection.
 */
type Ask = <Row>(query: Query<Row>) => Promise<readonly Row[]>;

/** A connection pool for Postgres at `url`. Every query runs in the role `contact_writer`. */
export function createConnections(
  url: string | undefined,
  clock: Clock,
): { ask: Ask; closeBreaker: () => void; end: () => Promise<void> } {
  let pool: postgres.Sql | undefined;
  let brokenAt = -Infinity;
  // In both directions: the clock may have been set back.
  const isBroken = () => Math.abs(clock.now().getTime() - brokenAt) < BREAK_MS;
  const semaphore = createSemaphore(CONNECTIONS);

  const open = (): postgres.Sql => {
    if (!url) throw new StoreFault('no_database_url');
    return (pool ??= postgres(url, options));
  };

  /**
   * The limit starts once a connection is free: our own queue says nothing about the database. A
   * connection is free again only when its statement has ended, however long ago the caller gave
   * up: otherwise an instance would take more and more connections from a database that hangs.
   */
  async function ask<Row>(query: Query<Row>): Promise<readonly Row[]> {
    // Before waiting, since this throws if the URL is missing or malformed.
    open();
    const release = await semaphore
      .acquire(clock.deadline(isBroken() ? timeouts.brokenDatabase : timeouts.databaseQueue))
      .catch((error: unknown) => {
        throw new StoreFault(isBroken() ? 'out_of_reach' : 'busy', { cause: error });
      });
    const isBrief = isBroken();
    return askPool(
      open(),
      (sql) => query(sql).finally(release),
      isBrief ? timeouts.brokenDatabase : timeouts.databaseCall,
    ).catch((fault) => {
      // A brief call says too little about the database to keep others brief.
      if (!isBrief && isOutOfReach(fault.cause)) brokenAt = clock.now().getTime();
      throw fault;
    });
  }

  /** For a call that proves the whole database works: others may miss the part that hangs. */
  const closeBreaker = () => {
    brokenAt = -Infinity;
  };

  async function askPool<Row>(
    asked: postgres.Sql,
    query: Query<Row>,
    limitMs: number,
  ): Promise<readonly Row[]> {
    const end = clock.deadline(limitMs);
    try {
      return await withDeadline(end, query(asked));
    } catch (error) {
      if (!isDatabaseError(error) && asked === pool) {
        pool = undefined;
        void asked.end({ timeout: DRAIN_S });
      }
      throw new StoreFault(end.aborted ? 'timeout' : codeOf(error), { cause: error });
    }
  }

  return { ask, closeBreaker, end: async () => pool?.end({ timeout: DRAIN_S }) };
}

const codeOf = (error: unknown) =>
  codeOnly(error instanceof Error && 'code' in error ? error.code : undefined);
