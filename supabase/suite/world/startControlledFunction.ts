import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

import { denoEnvironment } from '@wnc/local-stack/denoEnvironment';
import { LOOPBACK } from '@wnc/local-stack/freePort';
import { spawnGuarded } from '@wnc/local-stack/spawnGuarded';

import { denoBinary } from './denoBinary.ts';

const RUNTIME = join(import.meta.dirname, '../runtime/controlledRuntime.js');
const ENTRY = pathToFileURL(
  join(import.meta.dirname, '../../functions/send-contact-email/index.ts'),
).href;
const READY = 'listening';

export type FunctionOptions = {
  readonly deno: 'deno' | 'deno-2.1';
  readonly denoConfig: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** The time it starts with, in milliseconds. */
  readonly now: number;
  readonly log: (line: string) => void;
};

/** See `runtime/controlledClock.js`. */
export type ClockSetting = {
  readonly now: number;
  readonly haste: number;
  readonly hasteFrom: number;
  readonly latency: number;
};

/** The function's time, what it let escape, and its number as a process. */
type State = { readonly now: number; readonly escaped: string[]; readonly pid: number };

export type ControlledFunction = {
  readonly url: string;
  readonly setClock: (setting: ClockSetting) => Promise<void>;
  /** Waits for all work, also after the answers. */
  readonly settled: () => Promise<State>;
  /** Ends it at once, in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts the unchanged function under the named Deno, with a clock of the suite. */
export async function startControlledFunction(
  options: FunctionOptions,
): Promise<ControlledFunction> {
  const { port, env, now, log } = options;
  const server = spawnGuarded({
    command: [
      denoBinary(options.deno),
      ...'run --quiet --no-prompt --allow-env --allow-net --allow-read --allow-sys'.split(' '),
      `--config=${options.denoConfig}`,
      RUNTIME,
      ENTRY,
      String(port),
      String(now),
    ],
    env: { ...denoEnvironment(), ...env },
    signal: 'TERM',
  });
  const said: string[] = [];
  const listening = new Promise<undefined>((resolve) => {
    const hear = (line: string) => {
      if (line === READY) return resolve(undefined);
      said.push(line);
      log(line);
    };
    for (const stream of [server.process.stdout, server.process.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', hear);
    }
  });
  if ((await Promise.race([listening, server.ended])) !== undefined) {
    throw new Error(`The function did not start:\n${said.join('\n')}`);
  }
  const url = `http://${LOOPBACK}:${port}`;
  const control = async (action: string, body: object = {}) => {
    const response = await fetch(`${url}/-/${action}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return (await response.json()) as State;
  };
  return {
    url,
    setClock: async (setting) => void (await control('clock', setting)),
    settled: () => control('settled'),
    kill: async () => {
      if (server.process.pid !== undefined) killGroup(server.process.pid);
      await server.ended;
    },
    stop: server.stop,
  };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
