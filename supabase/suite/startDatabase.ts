import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres } from '@wnc/local-stack/startPostgres';
import type { TestProject } from 'vitest/node';

import { prepareTemplate } from './harness/prepareTemplate.ts';
import { writeDenoConfig } from './harness/writeDenoConfig.ts';

/** One Postgres 17 for all cases, with a migrated database that each of them copies. */
export default async function startDatabase({
  provide,
}: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'contact-suite-'));
  const server = await startPostgres({
    directory: join(directory, 'postgres'),
    removes: directory,
    fsync: false,
  });
  await prepareTemplate(server.url);
  provide('databaseServer', server.url);
  provide('denoConfig', writeDenoConfig(directory));
  return server.stop;
}
