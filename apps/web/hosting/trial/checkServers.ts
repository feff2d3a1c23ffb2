import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort, LOOPBACK } from '@wnc/local-stack/freePort';

import { askServer } from './askServer.ts';
import { caddy } from './startCaddy.ts';
import { nginx } from './startNginx.ts';
import type { TrialServer } from './trialServer.ts';

const START_LIMIT_MS = 10_000;
const START_STEP_MS = 50;

const web = resolve(import.meta.dirname, '../..');
const [dist, hosting] = [resolve(web, 'dist'), resolve(web, '.hosting')];

if (existsSync(resolve(dist, '_headers')) && existsSync(hosting)) {
  await Promise.all([nginx, caddy].map(tryServer));
} else {
  console.error('There is no build to serve: run "npm run build" first.');
  process.exitCode = 1;
}

async function tryServer({ name, install, isInstalled, start }: TrialServer) {
  if (!isInstalled()) {
    console.log(`${name}: not tried, it is not installed here (${install}).`);
    return;
  }
  const port = await freePort();
  const url = `http://${LOOPBACK}:${port}`;
  const running = start({ dist, hosting, port });
  let said = '';
  running.process.stderr?.on('data', (text) => (said += String(text)));
  try {
    await answers(url, running.ended);
    const faults = await askServer(url, dist);
    for (const fault of faults) console.error(`${name}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    else console.log(`${name}: every page, header and status is as it should be.`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}\n${said}`);
    process.exitCode = 1;
  } finally {
    await running.stop();
  }
}

/** Resolves as soon as the server takes connections. */
async function answers(url: string, ended: Promise<number>, waited = 0): Promise<void> {
  const isUp = await fetch(url).then(
    () => true,
    () => false,
  );
  if (isUp) return;
  const exitCode = await Promise.race([ended, wait(START_STEP_MS)]);
  if (exitCode !== undefined || waited > START_LIMIT_MS) {
    throw new Error('It did not start; its own words stand below.');
  }
  await answers(url, ended, waited + START_STEP_MS);
}
