import postgres from 'postgres';

import { databaseUrl } from './databaseUrl.ts';

/** Runs some work on the database, then disconnects. */
export async function withDatabase<Result>(
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(await databaseUrl(), {
    max: 1,
    prepare: false,
    onnotice: ({ severity, message }) => console.error(`${severity}: ${message}`),
  });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
