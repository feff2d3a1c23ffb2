import type postgres from 'postgres';

import { databaseUrl } from './databaseUrl.ts';
import { withConnection } from './withConnection.ts';

/** Runs `work` on the database from the settings, then disconnects; immediately on `end`. */
export const withDatabase = async <Result>(
  work: (sql: postgres.Sql) => Promise<Result>,
  end?: AbortSignal,
): Promise<Result> => withConnection(await databaseUrl(), work, end);
