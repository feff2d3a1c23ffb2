import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { LOOPBACK } from '@wnc/local-stack/freePort';

import { caddy } from './caddy.ts';
import { nginx } from './nginx.ts';
import type { TrialPlace, TrialServer } from './trialServer.ts';

const START_LIMIT_MS = 10_000;
const START_STEP_MS = 50;

export const trialServers: Readonly<Record<string, TrialServer>> = { nginx, caddy };

/** Starts a server and resolves when it responds. Throws with its stderr when it does not. */
export async function runServer(server: TrialServer, place: Omit<TrialPlace, 'folder'>) {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'));
  const running = server.start({ ...place, folder });
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true });
  };
  let said = '';
  running.process.stderr?.on('data', (text) => (said += String(text)));
  const url = `http://${LOOPBACK}:${place.port}`;
  if (!(await answers(url, running.ended))) {
    await stop();
    throw new Error(`${server.name} did not start:\n${said}`);
  }
  return { url, stop };
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
