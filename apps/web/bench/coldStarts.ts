import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '@wnc/local-stack/projectRoot';
import { startFunction } from '@wnc/local-stack/startFunction';

import { inRounds, SITE } from './postMessages.ts';
import { type Spread, spreadOf } from './spreadOf.ts';

const STARTS = 5;

/** Milliseconds from process start to first response, for our function and an empty one. */
export async function coldStarts(
  directory: string,
  databaseUrl: string,
): Promise<Record<'coldStart' | 'emptyColdStart', Spread>> {
  const empty = join(directory, 'empty');
  await mkdir(empty);
  await writeFile(join(empty, 'index.ts'), 'Deno.serve(() => new Response());\n');
  await writeFile(join(empty, 'deno.json'), '{ "lock": false }\n');
  const env = {
    SITE_URL: SITE,
    SUPABASE_DB_URL: databaseUrl,
    CONTACT_PEPPER: 'bench-only-pepper-0000',
  };
  const ends: (() => Promise<void>)[] = [];
  const startOf = (folder: string) => async () => {
    const running = await startFunction({ directory: folder, env });
    await fetch(running.url, { method: 'OPTIONS' });
    ends.push(running.stop);
  };
  const own = join(projectRoot, 'supabase/functions/send-contact-email');
  const starts = { emptyColdStart: startOf(empty), coldStart: startOf(own) };
  const { emptyColdStart, coldStart } = await inRounds(STARTS, starts);
  await Promise.all(ends.map((end) => end()));
  return { coldStart: spreadOf(coldStart), emptyColdStart: spreadOf(emptyColdStart) };
}
