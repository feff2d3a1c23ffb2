import { spawnSync } from 'node:child_process';

import { projectRoot } from '@wnc/local-stack/projectRoot';

import { supabaseCommand } from './supabaseCli.ts';

/** `npm run supabase -- WORDS`: Supabase's command line tool in the version that is tried. */
const [command = '', ...words] = supabaseCommand(...process.argv.slice(2));
const { status } = spawnSync(command, words, { cwd: projectRoot, stdio: 'inherit' });
process.exitCode = status ?? 1;
