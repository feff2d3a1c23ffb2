import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { projectRoot } from '@wnc/local-stack/projectRoot';

/**
 * Supabase's command line tool in the version that is tried. It weighs 140 MB and few need it, so
 * `pnpm dlx` fetches it when a command asks for it.
 */
const SUPABASE_CLI = 'supabase@3.1.0';

/** The program and its words that run the tool: `supabaseCommand('start')`. */
export const supabaseCommand = (...words: string[]) => [
  'pnpm',
  '--silent',
  'dlx',
  SUPABASE_CLI,
  ...words,
];

/** Runs the tool without questions, and resolves with its exit code and everything it said. */
export async function runSupabase(words: string[], env: Record<string, string>) {
  const [command = '', ...rest] = supabaseCommand(...words, '--yes', '--agent', 'no');
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
  let said = '';
  for (const stream of [cli.stdout, cli.stderr])
    stream.on('data', (text) => (said += String(text)));
  const [code] = (await once(cli, 'close')) as [number | null];
  return { code: code ?? 1, said };
}
