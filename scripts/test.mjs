// Runs every check in the repository: lint first, then types, unit tests, the commands in the
// README, a trial deployment, the endpoint's fault suite, the build and the journeys. Arguments go
// to turbo: `npm test -- --filter=@wnc/web`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { hasHostedDeno } from '../apps/local-stack/src/denoBinary.ts';
import { denoEnvironment } from '../apps/local-stack/src/denoEnvironment.ts';
import { freePort } from '../apps/local-stack/src/freePort.ts';
import { PUBLISHABLE_KEY } from '../apps/local-stack/src/functionEnvironment.ts';
import { trialServers } from '../apps/web/hosting/trial/runServer.ts';
import { fetchSupabaseCli } from '../supabase/commands/supabaseCli.ts';
import { ensureBrowser } from './ensureBrowser.mjs';
import { endWith, Failure } from './failure.mjs';
import { browserArguments } from './findBrowser.mjs';
import { runTurbo } from './runTurbo.mjs';

const TASKS = ['types', 'unit', 'commands', 'deployable', 'suite', 'build', 'journey'];
/** The build contains these addresses: only with the same ports can turbo reuse its cache. */
const PREFERRED = { site: 4173, functions: 54_421 };
const DENO_MISSING =
  'Deno 2.1 could not be fetched: delete the folder .tools and run the command again.';
const root = join(import.meta.dirname, '..');

try {
  const env = await testEnvironment();
  stopUnlessGreen(runLint(env));
  // Only tested where they are installed (decision 013).
  const notTried = Object.values(trialServers)
    .filter((server) => !server.isInstalled())
    .map(({ name }) => `NOT TRIED: the site on ${name}, which is not installed here.`);
  const tasks = new Set(TASKS);
  if (!hasHostedDeno) {
    if (`${process.platform}-${process.arch}` === 'linux-x64') throw new Failure(DENO_MISSING);
    tasks.delete('deployable');
    notTried.push(
      'NOT TRIED: Deno 2.1, which npm lacks for this machine, and a deployment, which needs it.',
    );
  } else if (fetchSupabaseCli().status !== 0) {
    tasks.delete('deployable');
    notTried.push("NOT TRIED: a deployment, since Supabase's tool could not be fetched.");
  }
  stopUnlessGreen(runTurbo([...tasks, ...process.argv.slice(2)], { cwd: root, env }));
  for (const sentence of notTried) console.log(`\n${sentence}`);
} catch (error) {
  endWith(error);
}

async function testEnvironment() {
  const { executablePath, from, shell } = ensureBrowser(root);
  const names = [executablePath, shell].filter(Boolean).join(' and ');
  console.log(`Browser for the tests: ${names} (from ${from})`);
  const deno = Object.entries(denoEnvironment()).filter(([name]) => name.startsWith('DENO_'));
  const { SITE_ENV: _, ...inherited } = process.env;
  return {
    ...inherited,
    ...Object.fromEntries(deno),
    TURBO_TELEMETRY_DISABLED: '1',
    // Playwright has a full browser and a headless shell of its own, and knows when to use which.
    WNC_CHROMIUM: from === 'Playwright' ? '' : executablePath,
    WNC_CHROMIUM_SHELL: shell ?? '',
    WNC_CHROMIUM_ARGS: browserArguments().join(' '),
    SITE_URL: `http://127.0.0.1:${await freePort(PREFERRED.site)}`,
    VITE_SUPABASE_URL: `http://127.0.0.1:${await freePort(PREFERRED.functions)}`,
    VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  };
}

function runLint(env) {
  const words = ['--silent', 'run', 'task:lint'];
  return spawnSync('pnpm', words, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

function stopUnlessGreen(status) {
  if (status !== 0) process.exit(status);
}
