import { setTimeout as wait } from 'node:timers/promises';

import { LOOPBACK } from '@wnc/local-stack/freePort';

import { caddy } from './startCaddy.ts';
import { nginx } from './startNginx.ts';
import type { TrialServer } from './trialServer.ts';

const START_LIMIT_MS = 10_000;
const START_STEP_MS = 50;

export const trialServers: Readonly<Record<string, TrialServer>> = { nginx, caddy };

/** Starts a server and resolves when it responds. Throws with its stderr when it does not. */
export async function runServer(
  server: TrialServer,
  place: { dist: string; hosting: string; port: number },
) {
  const running = server.start(place);
  let said = '';
  running.process.stderr?.on('data', (text) => (said += String(text)));
  const url = `http://${LOOPBACK}:${place.port}`;
  if (!(await answers(url, running.ended))) {
    await running.stop();
    throw new Error(`${server.name} did not start:\n${said}`);
  }
  return { url, stop: running.stop };
}

async function answers(url: string, ended: Promise<number>, waited = 0): Promise<boolean> {
  const isUp = await fetch(url).then(
    () => true,
    () => false,
  );
  if (isUp) return true;
  const exitCode = await Promise.race([ended, wait(START_STEP_MS)]);
  if (exitCode !== undefined || waited > START_LIMIT_MS) return false;
  return answers(url, ended, waited + START_STEP_MS);
}
