import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { projectRoot } from '@wnc/local-stack/projectRoot';

import { supabaseCommand } from './supabaseCli.ts';
import { wrongSettings } from './wrongSettings.ts';

/** `npm run supabase -- ARGUMENTS`: Supabase's CLI in the tested version. */
const args = process.argv.slice(2);
stopAtWrongSettings(args);
const [command = '', ...rest] = supabaseCommand(...args);
const { status } = spawnSync(command, rest, { cwd: projectRoot, stdio: 'inherit' });
process.exitCode = status ?? 1;

/** The CLI sends a settings file as it is, blanks and samples included. */
function stopAtWrongSettings(all: string[]): void {
  const options = { 'env-file': { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args: all, options, strict: false });
  const file = values['env-file'];
  // Not just the first two words: the value of a CLI option in front of them counts as a word here.
  if (!positionals.join(' ').includes('secrets set') || typeof file !== 'string') return;
  const { usable, sentences } = wrongSettings(readFileSync(resolve(projectRoot, file), 'utf8'));
  for (const sentence of sentences) console.error(sentence);
  if (usable) return;
  console.error(`Nothing was sent: correct ${file} first.`);
  process.exit(1);
}
