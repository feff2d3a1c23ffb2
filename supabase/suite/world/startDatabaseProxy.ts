import { connect, createServer, type Socket } from 'node:net';

import { freePort, LOOPBACK } from '@wnc/local-stack/freePort';

/** `refuse`: nobody listens. `reset`: every connection breaks. `hang`: nothing is passed on. */
export type Weather = 'fine' | 'refuse' | 'reset' | 'hang';

/** Something that happens when the function says `words` to the database; neither is passed on. */
export type Trap = {
  readonly words: string;
  /** Before the database hears it, or after it has answered and before the function hears that. */
  readonly when: 'before' | 'after';
  readonly act: 'reset' | 'close' | 'hang' | (() => void);
  /** Hears that it has happened. */
  readonly onAct?: () => void;
};

export type DatabaseProxy = {
  readonly port: number;
  readonly setWeather: (weather: Weather) => Promise<void>;
  /** Each is used once. */
  readonly traps: Trap[];
  /** Delays everything in both directions by so many milliseconds. */
  delayMs: number;
  readonly reset: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A wire between the function and Postgres that can be cut, at a moment that a case chooses. */
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
    client.on('data', (chunk: Buffer) => {
      const index = state.traps.findIndex(({ words }) => chunk.includes(words));
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
        // Of a wire that hangs neither end hears that the other one has gone.
        if (weather !== 'hang' && !muted) other.destroy();
      });
    }
  });

  const open = () =>
    new Promise<void>((resolve) => void server.listen(port, LOOPBACK, () => resolve()));
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
    // A wire that has swallowed something cannot go on as if nothing had happened.
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
