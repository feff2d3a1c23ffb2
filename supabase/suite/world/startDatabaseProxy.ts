import { connect, createServer, type Socket } from 'node:net';

import { freePort, LOOPBACK } from '@wnc/local-stack/freePort';
import { listen } from '@wnc/local-stack/listen';

import { createListener } from './createListener.ts';

/** `refuse`: nothing listens. `reset`: every connection breaks. `hang`: nothing is forwarded. */
export type Weather = 'fine' | 'refuse' | 'reset' | 'hang';

/** A fault that strikes when the function says `words` to the database; see `createListener`. */
export type Trap = {
  readonly words: string;
  /** Before the database receives them, or after it has answered and before the function sees that. */
  readonly when: 'before' | 'after';
  /** A promise holds up what was said until it resolves. */
  readonly act: 'reset' | 'close' | 'hang' | (() => void) | Promise<void>;
  /** Called when it has struck. */
  readonly onAct?: () => void;
};

export type DatabaseProxy = {
  readonly port: number;
  readonly setWeather: (weather: Weather) => Promise<void>;
  /** Each strikes once. */
  readonly traps: Trap[];
  /** Delay in milliseconds, in both directions. */
  delayMs: number;
  readonly reset: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** What all connections through the proxy currently obey. */
type State = { weather: Weather; traps: Trap[]; delayMs: number };

/** A proxy between the function and Postgres that can break at a moment that a case chooses. */
export async function startDatabaseProxy(target: number): Promise<DatabaseProxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const state: State = { weather: 'fine', traps: [], delayMs: 0 };

  const server = createServer((client) => {
    if (state.weather === 'reset') return void client.resetAndDestroy();
    const upstream = connect(target, LOOPBACK);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    forward(client, upstream, state);
  });

  const open = () => listen(server, port);
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => void server.close(resolve));
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  const setWeather = async (wanted: Weather): Promise<void> => {
    const hung = state.weather === 'hang';
    state.weather = wanted;
    if (wanted === 'refuse' && server.listening) await close();
    if (wanted !== 'refuse' && !server.listening) await open();
    // A connection that has lost bytes is no longer usable.
    if (wanted === 'reset' || hung) for (const socket of sockets) socket.resetAndDestroy();
  };
  await open();
  return Object.assign(state, {
    port,
    setWeather,
    reset: async () => {
      state.traps.length = 0;
      state.delayMs = 0;
      await setWeather('fine');
    },
    stop: close,
  });
}

/** Passes on what two sockets say to each other, until a trap strikes. */
function forward(client: Socket, upstream: Socket, state: State): void {
  let muted = state.weather === 'hang';
  /** Strikes instead of the next answer. */
  let sprung: Trap | undefined;
  const isHanging = () => muted || state.weather === 'hang';

  const strike = ({ act, onAct }: Trap, to: Socket, chunk: Buffer) => {
    onAct?.();
    if (act === 'reset') {
      client.resetAndDestroy();
      upstream.destroy();
    } else if (act === 'close') upstream.end(() => client.end());
    else if (act === 'hang') muted = true;
    else if (act instanceof Promise) void act.then(() => pass(to, chunk));
    else act();
  };
  const pass = (to: Socket, chunk: Buffer) => {
    const write = () => {
      if (!isHanging() && !to.destroyed) to.write(chunk);
    };
    if (state.delayMs > 0) setTimeout(write, state.delayMs);
    else write();
  };

  const hear = createListener();
  client.on('data', (chunk: Buffer) => {
    const said = hear(chunk);
    const index = state.traps.findIndex(({ words }) => said.includes(words));
    const [trap] = index < 0 ? [] : state.traps.splice(index, 1);
    if (trap?.when === 'before') return strike(trap, upstream, chunk);
    sprung = trap ?? sprung;
    pass(upstream, chunk);
  });
  upstream.on('data', (chunk: Buffer) => {
    const trap = sprung;
    sprung = undefined;
    if (trap) strike(trap, client, chunk);
    else pass(client, chunk);
  });
  for (const [socket, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    socket.on('error', () => undefined);
    socket.on('close', () => {
      // While the proxy hangs, neither end learns that the other one has gone.
      if (!isHanging()) other.destroy();
    });
  }
}
