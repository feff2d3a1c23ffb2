import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@wnc/local-stack/freePort';
import { functionEnvironment, PUBLISHABLE_KEY } from '@wnc/local-stack/functionEnvironment';
import { projectRoot } from '@wnc/local-stack/projectRoot';
import { type Guarded, spawnGuarded } from '@wnc/local-stack/spawnGuarded';
import { startMailInbox } from '@wnc/local-stack/startMailInbox';

import { dockerProblem } from './dockerProblem.ts';
import { supabaseCommand } from './supabaseCli.ts';

/**
 * The same function, migrations and inbox as `npm start`, on Supabase's own containers: their
 * Postgres with pg_cron, their gateway and their edge runtime. Prints how to start the page, too.
 */
const SITE = 'http://127.0.0.1:5173';
const FUNCTIONS = 'http://127.0.0.1:54321';
const DATABASE = 'postgresql://postgres:postgres@127.0.0.1:54322/postgres';
/** Parts of the platform that the function does not use. */
const UNUSED =
  'gotrue,realtime,storage-api,imgproxy,mailpit,postgrest,postgres-meta,studio,logflare,vector,supavisor';

const problem = dockerProblem();
if (problem === undefined) {
  await run();
} else {
  console.error(problem);
  process.exitCode = 1;
}

async function run() {
  let serving: Guarded | undefined;
  // Set first: if you stop it while containers are starting, none is left running either.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void serving?.stop());
  }
  const mail = await startMailInbox({ port: await freePort(54_324), forContainers: true });
  const folder = mkdtempSync(join(tmpdir(), 'docker-stack-'));
  try {
    if (supabase('start', '--exclude', UNUSED) !== 0) {
      console.error("Supabase's containers did not start; the reason is above.");
      process.exitCode = 1;
      return;
    }
    const given = {
      functions: FUNCTIONS,
      site: SITE,
      databaseUrl: DATABASE,
      // Inside a container, this machine has another name.
      mailApi: mail.api.replace('127.0.0.1', 'host.docker.internal'),
    };
    const variables = Object.entries(functionEnvironment(given))
      // The containers set these themselves.
      .filter(([name]) => !/^(SUPABASE|SB)_/.test(name))
      .map(([name, value]) => `${name}=${JSON.stringify(value)}`);
    writeFileSync(join(folder, 'function.env'), `${variables.join('\n')}\n`);
    console.log(`
  Functions ${FUNCTIONS}
  Inbox     ${mail.inbox}
  Database  ${DATABASE}

  The page, in another terminal:
  SITE_URL=${SITE} VITE_SUPABASE_URL=${FUNCTIONS} VITE_SUPABASE_PUBLISHABLE_KEY=${PUBLISHABLE_KEY} npm run pnpm -- --filter @wnc/web dev

  Stop with Ctrl-C.
`);
    serving = spawnGuarded({
      command: supabaseCommand('functions', 'serve', '--env-file', join(folder, 'function.env')),
      cwd: projectRoot,
      signal: 'TERM',
    });
    serving.process.stdout?.pipe(process.stdout);
    serving.process.stderr?.pipe(process.stderr);
    process.exitCode = await serving.ended;
  } finally {
    supabase('stop');
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function supabase(...args: string[]) {
  const [command = '', ...rest] = supabaseCommand(...args);
  return spawnSync(command, rest, { cwd: projectRoot, stdio: 'inherit' }).status;
}
