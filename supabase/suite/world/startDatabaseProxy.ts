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
  readonly act: 'reset' | 'close' | 'hang' | (() => void);
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

/** A proxy between the function and Postgres that can break at a moment that a case chooses. */
export async function startDatabaseProxy(target: number): Promise<DatabaseProxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const state = { traps: [] as Trap[], delayMs: 0 };
  let weather: Weather = 'fine';

  const server = createServer((client) => {
    if (weather === 'reset') return void client.resetAndDestroy();
    const upstream = connect(target, LOOPBACK);
    let muted = weather === 'hang';
    let sprung: Trap | undefined;
    const cut = () => {
      client.resetAndDestroy();
      upstream.destroy();
    };
    const spring = ({ act, onAct }: Trap) => {
      onAct?.();
      if (act === 'reset') cut();
      else if (act === 'close') upstream.end(() => client.end());
      else if (act === 'hang') muted = true;
      else act();
    };
    const pass = (to: Socket, chunk: Buffer) => {
      const write = () => {
        if (!muted && weather !== 'hang' && !to.destroyed) to.write(chunk);
      };
      if (state.delayMs > 0) setTimeout(write, state.delayMs);
      else write();
    };
    const hear = createListener();
    client.on('data', (chunk: Buffer) => {
      const said = hear(chunk);
      const index = state.traps.findIndex(({ words }) => said.includes(words));
      const [trap] = index < 0 ? [] : state.traps.splice(index, 1);
      if (trap?.when === 'before') spring(trap);
      else sprung = trap ?? sprung;
      if (trap?.when !== 'before') pass(upstream, chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      const trap = sprung;
      sprung = undefined;
      if (trap) spring(trap);
      if (!trap) pass(client, chunk);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        // While the proxy hangs, neither end learns that the other one has gone.
        if (weather !== 'hang' && !muted) other.destroy();
      });
    }
  });

  const open = () => listen(server, port);
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => void server.close(resolve));
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  const setWeather = async (wanted: Weather): Promise<void> => {
    const hung = weather === 'hang';
    weather = wanted;
    if (wanted === 'refuse' && server.listening) await close();
    if (wanted !== 'refuse' && !server.listening) await open();
    // A connection that has lost bytes cannot be used any more.
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
