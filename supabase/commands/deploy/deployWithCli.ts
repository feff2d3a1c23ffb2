import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '@wnc/local-stack/projectRoot';

import { SUPABASE_CLI } from '../supabaseCli.ts';

/** Any text of the right shape: nothing here leaves this machine. */
const ACCESS_TOKEN = `sbp_${'0'.repeat(40)}`;
const PROJECT = 'a'.repeat(20);

/**
 * Deploys the function with Supabase's own command line tool to the management API at `api`. It
 * reads `config.toml` first, and refuses one that it does not understand. `folder` takes the tool's
 * own files. Resolves with the exit code and everything that the tool said.
 */
export async function deployWithCli(api: string, folder: string) {
  const profile = join(folder, 'profile.yaml');
  writeFileSync(
    profile,
    `name: fake\napi_url: ${api}\ndashboard_url: ${api}\nproject_host: 127.0.0.1\n`,
  );
  const words =
    `functions deploy send-contact-email --use-api --yes --agent no --remote=${PROJECT}`.split(' ');
  const cli = spawn('pnpm', ['--silent', 'dlx', SUPABASE_CLI, ...words, '--profile', profile], {
    cwd: projectRoot,
    env: {
      ...process.env,
      SUPABASE_ACCESS_TOKEN: ACCESS_TOKEN,
      SUPABASE_HOME: folder,
      SUPABASE_TELEMETRY_DISABLED: '1',
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [cli.stdout, cli.stderr])
    stream.on('data', (text) => (said += String(text)));
  const [code] = (await once(cli, 'close')) as [number | null];
  return { code: code ?? 1, said };
}
