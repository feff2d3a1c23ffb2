import { join } from 'node:path';

import { denoBinary } from '@wnc/local-stack/denoBinary';
import { startFunction } from '@wnc/local-stack/startFunction';

import type { Timeouts } from './scaleTimeouts.ts';
import { send } from './send.ts';

const RUNTIME = join(import.meta.dirname, '../runtime/controlledRuntime.js');
const FUNCTION = join(import.meta.dirname, '../../functions/send-contact-email');

export type FunctionOptions = {
  readonly deno: 'deno' | 'deno-2.1';
  readonly denoConfig: string;
  readonly env: Readonly<Record<string, string>>;
  /** The time on its clock at the start, in milliseconds. */
  readonly now: number;
  readonly log: (line: string) => void;
};

/** The function's time, its unhandled errors, and its process id. */
type State = { readonly now: number; readonly unhandled: string[]; readonly pid: number };

export type ControlledFunction = {
  readonly url: string;
  /** Moves its clock at once, whatever it is doing. */
  readonly jump: (ms: number) => Promise<State>;
  readonly setTimeouts: (timeouts: Timeouts) => Promise<void>;
  readonly state: () => Promise<State>;
  /** Waits for all work, including that after the answers, and for its log. */
  readonly settled: () => Promise<State>;
  /** Kills it at once, whatever it is doing. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts the unchanged function under the named Deno, with the suite's clock and timeouts. */
export async function startControlledFunction(
  options: FunctionOptions,
): Promise<ControlledFunction> {
  const { deno, denoConfig, now, log, ...rest } = options;
  const marks = new Map<string, () => void>();
  const { url, stop, kill, ended } = await startFunction({
    ...rest,
    log: (line) => (marks.get(line) ?? (() => log(line)))(),
    directory: FUNCTION,
    deno: denoBinary(deno),
    runtime: { file: RUNTIME, config: denoConfig, args: [String(now)] },
  });
  const control = async (action: string, body: object = {}) => {
    // On its own connection: a shared one may be closing after an early answer.
    const { text } = await send(`${url}/-/${action}`, { body: JSON.stringify(body) });
    return JSON.parse(text) as State;
  };
  return {
    url,
    jump: (ms) => control('jump', { ms }),
    setTimeouts: async (timeouts) => void (await control('timeouts', timeouts)),
    state: () => control('state'),
    settled: async () => {
      const mark = `settled ${marks.size}`;
      // Once on each of its two streams.
      const heard = new Promise<void>((resolve) => {
        marks.set(mark, () => void marks.set(mark, resolve));
      });
      const [state] = await Promise.all([
        control('settled', { mark }),
        Promise.race([heard, ended]),
      ]);
      return state;
    },
    kill,
    stop,
  };
}
