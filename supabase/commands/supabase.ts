import { spawnSync } from 'node:child_process';

import { projectRoot } from '@wnc/local-stack/projectRoot';

import { supabaseCommand } from './supabaseCli.ts';

/** `npm run supabase -- WORDS`: Supabase's CLI in the tested version. */
const [command = '', ...words] = supabaseCommand(...process.argv.slice(2));
const { status } = spawnSync(command, words, { cwd: projectRoot, stdio: 'inherit' });
process.exitCode = status ?? 1;
