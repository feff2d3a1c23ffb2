// Runs every check of the repository: rules first, then types, unit tests, the build and the
// journeys. Words after the command go to turbo: `npm test -- --filter=@wnc/web`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { bringBrowser } from './bringBrowser.mjs';
import { Failure } from './failure.mjs';
import { browserArguments } from './findBrowser.mjs';

const TASKS = ['types', 'unit', 'build', 'journey'];
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

try {
  const { executablePath, from } = bringBrowser(root);
  console.log(`Browser for the tests: ${executablePath} (from ${from})`);
  const env = {
    TURBO_TELEMETRY_DISABLED: '1',
    // Deno keeps its downloads in the project, and believes the certificates of the machine.
    DENO_DIR: `${root}/.tools/deno`,
    DENO_TLS_CA_STORE: 'system,mozilla',
    DENO_NO_UPDATE_CHECK: '1',
    ...(process.env.NODE_EXTRA_CA_CERTS && { DENO_CERT: process.env.NODE_EXTRA_CA_CERTS }),
    ...process.env,
    WNC_CHROMIUM: executablePath,
    WNC_CHROMIUM_ARGS: browserArguments().join(' '),
  };
  run(['pnpm', '--silent', 'run', 'task:lint'], env);
  run(['turbo', 'run', ...TASKS, ...process.argv.slice(2)], env);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

function run([command, ...words], env) {
  const { status } = spawnSync(command, words, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
