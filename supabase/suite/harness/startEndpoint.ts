import { scaleTimeouts, type Timeouts } from './scaleTimeouts.ts';
import { type ControlledFunction, startControlledFunction } from './startControlledFunction.ts';
import { type Usage, usageOf } from './usageOf.ts';

const START = Date.parse('2026-03-02T13:14:00Z');
/** So that slow machines pass too. */
const LONG_TIMEOUTS = scaleTimeouts(10);

export type DenoOptions = {
  readonly deno: 'deno' | 'deno-2.1';
  readonly denoConfig: string;
};

type Output = Pick<Endpoint, 'log' | 'unhandled' | 'now'>;

/** The function, its clock and its output. It can be killed and started again. */
export type Endpoint = {
  /** Changes when the function is started again; that of the last process while none runs. */
  readonly url: string;
  /** What the function has printed. */
  readonly log: string[];
  /** Unhandled rejections and uncaught errors of the function. */
  readonly unhandled: string[];
  readonly now: () => number;
  /** Moves the clock when the work after the answers is done. */
  readonly advance: (ms: number) => Promise<void>;
  /** Moves the clock at once, whatever is going on. */
  readonly jump: (ms: number) => Promise<void>;
  /** Sets timeouts until the case ends. All others are ten times as long as in production. */
  readonly setTimeouts: (timeouts: Partial<Timeouts>) => Promise<void>;
  /** Waits for the work that goes on after the answers. */
  readonly settled: () => Promise<void>;
  /** CPU time and memory of the function; undefined on systems other than Linux. */
  readonly usage: () => Promise<Usage | undefined>;
  readonly kill: () => Promise<void>;
  /** Starts the function again, with other variables if given. */
  readonly restart: (env?: Readonly<Record<string, string>>) => Promise<void>;
  readonly isAlive: () => boolean;
  /** Back to the initial variables, the long timeouts and an empty log. */
  readonly reset: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** `environment` is called at the first start. A second endpoint shares the output of the first. */
export async function startEndpoint(
  options: DenoOptions,
  environment: (now: () => number) => Promise<Record<string, string>>,
  { log, unhandled, now: start }: Output = { log: [], unhandled: [], now: () => START },
): Promise<Endpoint> {
  let now = start();
  let timeouts = LONG_TIMEOUTS;
  let running: ControlledFunction | undefined;
  let url = '';
  let isOrdinary = true;
  const ordinary = await environment(() => now);

  // Two calls at once kill one process.
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
      now,
      env: { ...ordinary, ...env },
      log: (line) => log.push(line),
    });
    await started.setTimeouts(timeouts);
    running = started;
    ({ url } = started);
  };
  /** Queries the function, which may be killed meanwhile. */
  const ask = async <Value>(question: (asked: ControlledFunction) => Promise<Value>) => {
    const asked = running;
    try {
      return asked && (await question(asked));
    } catch (error) {
      if (asked === running) throw error;
      return undefined;
    }
  };
  const jump = async (ms: number) => {
    const state = await ask((asked) => asked.jump(ms));
    now = state?.now ?? now + ms;
  };
  const setTimeouts = async (change: Partial<Timeouts>) => {
    timeouts = { ...LONG_TIMEOUTS, ...change };
    await ask((asked) => asked.setTimeouts(timeouts));
  };
  const settled = async () => {
    const state = await ask((asked) => asked.settled());
    if (!state) return;
    now = Math.max(now, state.now);
    unhandled.push(...state.unhandled);
  };
  await restart();
  return {
    get url() {
      return url;
    },
    log,
    unhandled,
    now: () => now,
    advance: async (ms) => {
      await settled();
      await jump(ms);
    },
    jump,
    setTimeouts,
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
      await setTimeouts({});
      log.length = 0;
      unhandled.length = 0;
    },
    stop: async () => running?.stop(),
  };
}
