import { Socket } from 'node:net';

/** Longer than the driver defers a write. */
const CLOSE_AFTER_MS = 1;

/**
 * A socket that emits `close` a moment late. The driver writes from timers, and when it has seen
 * the `close` before such a write, it throws where nobody can catch it, which would end the whole
 * process: github.com/porsager/postgres/issues/1154. With the delay, the write goes to a closed
 * socket and fails quietly.
 */
class LateCloseSocket extends Socket {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'close') return super.emit(event, ...args);
    setTimeout(() => super.emit(event, ...args), CLOSE_AFTER_MS);
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
