import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { projectRoot } from '@wnc/local-stack/projectRoot';

const FOLDER = join(projectRoot, 'supabase/cli');
const INSTALL = [
  'install',
  '--no-frozen-lockfile',
  '--prefer-offline',
  // Otherwise a machine without a network waits minutes for the error.
  '--config.fetch-retries=1',
];

/**
 * Installs Supabase's CLI in the version that its package.json names, unless it is there. It takes
 * 140 MB and few people need it, so this happens on first use.
 */
export const fetchSupabaseCli = () => spawnSync('pnpm', INSTALL, { cwd: FOLDER, encoding: 'utf8' });

/** The command and arguments that run Supabase's CLI: `supabaseCommand('start')`. */
export function supabaseCommand(...args: string[]): string[] {
  const { status, stdout } = fetchSupabaseCli();
  if (status !== 0) {
    console.error(`${stdout ?? ''}\nSupabase's tool could not be fetched; the reason is above.`);
    process.exit(1);
  }
  return [join(FOLDER, 'node_modules/.bin/supabase'), ...args];
}

/** Runs the CLI without prompts. Resolves to its exit code and output. */
export async function runSupabase(args: string[], env: Record<string, string>) {
  const [command = '', ...rest] = supabaseCommand(...args, '--yes', '--agent', 'no');
  const cli = spawn(command, rest, {
    cwd: projectRoot,
    env: {
      ...process.env,
      SUPABASE_TELEMETRY_DISABLED: '1',
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [cli.stdout, cli.stderr])
    stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(cli, 'close')) as [number | null];
  return { code: code ?? 1, output };
}
