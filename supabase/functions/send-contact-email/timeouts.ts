/** How long Postgres works on one statement. It keeps the time itself: an instance may die. */
export const STATEMENT_LIMIT_MS = 4_000;

/** How long the function waits for others, in milliseconds. The page gives up after 20 s. */
export const timeouts = {
  /** Until the body of a request is complete. */
  body: 5_000,
  /** Until the mail provider has answered one request. */
  mailRequest: 10_000,
  /** Until a connection to the database is free. After that, the page sends a message again. */
  databaseQueue: 12_000,
  /** Until the database has answered a call. */
  databaseCall: STATEMENT_LIMIT_MS,
  /** Instead of both, while the circuit breaker is open. */
  brokenDatabase: 1_000,
} as const;
