import { connect, createServer, type Socket } from 'node:net';

import { freePort, LOOPBACK } from '@wnc/local-stack/freePort';
import { listen } from '@wnc/local-stack/listen';

import { createStatementReader } from './createStatementReader.ts';

/** `refuse`: nothing listens. `reset`: every connection breaks. `hang`: nothing is forwarded. */
export type ProxyMode = 'forward' | 'refuse' | 'reset' | 'hang';

/** A fault at a statement that contains `statement`; see `createStatementReader`. */
export type Failpoint = {
  readonly statement: string;
  /** Before the database receives it, or after it has answered and before the function sees that. */
  readonly when: 'before' | 'after';
  /** A promise delays the data until it resolves. */
  readonly act: 'reset' | 'close' | 'hang' | (() => void) | Promise<void>;
  /** Called when the fault happens. */
  readonly onAct?: () => void;
};

export type DatabaseProxy = {
  readonly port: number;
  readonly setMode: (mode: ProxyMode) => Promise<void>;
  /** Each is used once. */
  readonly failpoints: Failpoint[];
  /** Delay in milliseconds, in both directions. */
  delayMs: number;
  readonly reset: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The state that all connections through the proxy share. */
type State = { mode: ProxyMode; failpoints: Failpoint[]; delayMs: number };

/** A proxy between the function and Postgres that can break at a moment that a case chooses. */
export async function startDatabaseProxy(target: number): Promise<DatabaseProxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const state: State = { mode: 'forward', failpoints: [], delayMs: 0 };

  const server = createServer((client) => {
    if (state.mode === 'reset') return void client.resetAndDestroy();
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
  const setMode = async (wanted: ProxyMode): Promise<void> => {
    const hung = state.mode === 'hang';
    state.mode = wanted;
    if (wanted === 'refuse' && server.listening) await close();
    if (wanted !== 'refuse' && !server.listening) await open();
    // A connection that has lost bytes is no longer usable.
    if (wanted === 'reset' || hung) for (const socket of sockets) socket.resetAndDestroy();
  };
  await open();
  return Object.assign(state, {
    port,
    setMode,
    reset: async () => {
      state.failpoints.length = 0;
      state.delayMs = 0;
      await setMode('forward');
    },
    stop: close,
  });
}

/** Forwards the data between two sockets, until a failpoint applies. */
function forward(client: Socket, upstream: Socket, state: State): void {
  let muted = state.mode === 'hang';
  /** Applies to the next answer. */
  let pending: Failpoint | undefined;
  const isHanging = () => muted || state.mode === 'hang';

  const fail = ({ act, onAct }: Failpoint, to: Socket, chunk: Buffer) => {
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

  const read = createStatementReader();
  client.on('data', (chunk: Buffer) => {
    const text = read(chunk);
    const index = state.failpoints.findIndex(({ statement }) => text.includes(statement));
    const [failpoint] = index < 0 ? [] : state.failpoints.splice(index, 1);
    if (failpoint?.when === 'before') return fail(failpoint, upstream, chunk);
    pending = failpoint ?? pending;
    pass(upstream, chunk);
  });
  upstream.on('data', (chunk: Buffer) => {
    const failpoint = pending;
    pending = undefined;
    if (failpoint) fail(failpoint, client, chunk);
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
