import type postgres from 'postgres';

import { databaseUrl } from './databaseUrl.ts';
import { withConnection } from './withConnection.ts';

/** Runs some work on the database that the settings name, then disconnects; at once when `end` aborts. */
export const withDatabase = async <Result>(
  work: (sql: postgres.Sql) => Promise<Result>,
  end?: AbortSignal,
): Promise<Result> => withConnection(await databaseUrl(), work, end);
