import { freePort, LOOPBACK } from '@wnc/local-stack/freePort';

import {
  type ClockSetting,
  type ControlledFunction,
  startControlledFunction,
} from './startControlledFunction.ts';
import { type Usage, usageOf } from './usageOf.ts';

const START = Date.parse('2026-03-02T13:14:00Z');
const REAL_TIME = { haste: 1, hasteFrom: 0, latency: 0 } as const;

export type DenoOptions = {
  readonly deno: 'deno' | 'deno-2.1';
  readonly denoConfig: string;
};

type Said = Pick<Endpoint, 'log' | 'escaped' | 'now'>;

/** The function, its clock, and what it said. It can be killed and started again. */
export type Endpoint = {
  readonly url: string;
  /** What the function has printed. */
  readonly log: string[];
  /** What the function let escape: rejections and errors that nobody caught. */
  readonly escaped: string[];
  readonly now: () => number;
  /** Moves the clock when the work after the answers is done. */
  readonly advance: (ms: number) => Promise<void>;
  /** Moves the clock in the middle of whatever goes on. */
  readonly jump: (ms: number) => Promise<void>;
  /** Makes deadlines shorter, or tries to send longer, until the case ends. */
  readonly hurry: (setting: Partial<Omit<ClockSetting, 'now'>>) => Promise<void>;
  /** Waits for the work that goes on after the answers. */
  readonly settled: () => Promise<void>;
  /** What the function uses of the machine; undefined on other systems than Linux. */
  readonly usage: () => Promise<Usage | undefined>;
  readonly kill: () => Promise<void>;
  /** Starts the function again, with other variables if given. */
  readonly restart: (env?: Readonly<Record<string, string>>) => Promise<void>;
  readonly isAlive: () => boolean;
  /** Runs as at first, in real time and with nothing said. */
  readonly reset: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** `environment` is asked at the first start. A second endpoint shares what was `said`. */
export async function startEndpoint(
  options: DenoOptions,
  environment: (now: () => number) => Promise<Record<string, string>>,
  { log, escaped, now }: Said = { log: [], escaped: [], now: () => START },
): Promise<Endpoint> {
  const port = await freePort();
  let setting: ClockSetting = { ...REAL_TIME, now: now() };
  let running: ControlledFunction | undefined;
  let isOrdinary = true;
  const ordinary = await environment(() => setting.now);

  // A new process cannot have the port before the old one has gone.
  let gone = Promise.resolve();
  const kill = () => {
    const killed = running;
    running = undefined;
    if (killed) gone = killed.kill();
    return gone;
  };
  const restart = async (env: Readonly<Record<string, string>> = {}): Promise<void> => {
    await kill();
    isOrdinary = Object.keys(env).length === 0;
    const started = await startControlledFunction({
      ...options,
      port,
      now: setting.now,
      env: { ...ordinary, ...env },
      log: (line) => log.push(line),
    });
    await started.setClock(setting);
    running = started;
  };
  /** Asks the function something, which may be killed in the middle of it. */
  const ask = async <Value>(question: (asked: ControlledFunction) => Promise<Value>) => {
    const asked = running;
    try {
      return asked && (await question(asked));
    } catch (error) {
      if (asked === running) throw error;
      return undefined;
    }
  };
  const set = async (change: Partial<ClockSetting>) => {
    setting = { ...setting, ...change };
    await ask((asked) => asked.setClock(setting));
  };
  const settled = async () => {
    const state = await ask((asked) => asked.settled());
    if (!state) return;
    setting = { ...setting, now: Math.max(setting.now, state.now) };
    escaped.push(...state.escaped);
  };
  await restart();
  return {
    url: `http://${LOOPBACK}:${port}`,
    log,
    escaped,
    now: () => setting.now,
    advance: async (ms) => {
      await settled();
      await set({ now: setting.now + ms });
    },
    jump: (ms) => set({ now: setting.now + ms }),
    hurry: set,
    settled,
    usage: async () => {
      const state = await ask((asked) => asked.state());
      return state && usageOf(state.pid);
    },
    kill,
    restart,
    isAlive: () => running !== undefined,
    reset: async () => {
      if (!running || !isOrdinary) await restart();
      else await settled();
      await set(REAL_TIME);
      log.length = 0;
      escaped.length = 0;
    },
    stop: async () => running?.stop(),
  };
}
