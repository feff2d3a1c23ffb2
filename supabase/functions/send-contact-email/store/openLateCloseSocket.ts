import { Socket } from 'node:net';

/** Longer than the driver defers a write. */
const CLOSE_AFTER_MS = 1;

/**
 * A socket that emits `close` a moment late. The driver defers writes to a timer. If it sees the
 * `close` first, it cancels the timer but believes it pending forever: over the next connection it
 * sends nothing, and a message waits until its limit; or it writes to no socket at all, and throws
 * where nobody can catch it (github.com/porsager/postgres/issues/1154). With the delay, the write
 * goes to a closed socket and fails quietly. On a `close` after an error, the driver assumes that
 * it has failed every statement already, and one that it got since would wait until its limit. So
 * it is told of a close without an error (`false`), and fails that one as well.
 */
class LateCloseSocket extends Socket {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'close') return super.emit(event, ...args);
    setTimeout(() => super.emit(event, false), CLOSE_AFTER_MS);
    return true;
  }
}

/** For the driver's option `socket`. The driver reads `host` from the socket for TLS. */
export function openLateCloseSocket(options: { host: string[]; port: number[] }): Socket {
  const [host = 'localhost'] = options.host;
  const [port = 5432] = options.port;
  const socket = Object.assign(new LateCloseSocket(), { host, port });
  return socket.connect(port, host);
}
