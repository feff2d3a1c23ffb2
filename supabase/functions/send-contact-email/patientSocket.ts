import { Socket } from 'node:net';

/** Longer than the driver puts off a write. */
const CLOSE_AFTER_MS = 1;

/**
 * A connection to the database that tells of its end a moment late. The driver writes from timers,
 * and throws where nobody can catch it when the connection has ended in between, which would end
 * the whole function: github.com/porsager/postgres/issues/1154. Written in between, it is a write
 * to a closed connection, which fails quietly.
 */
class PatientSocket extends Socket {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'close') return super.emit(event, ...args);
    setTimeout(() => super.emit(event, ...args), CLOSE_AFTER_MS);
    return true;
  }
}

/** For the driver's option `socket`. It reads the host from the connection when it encrypts it. */
export function openPatientSocket(options: { host: string[]; port: number[] }): Socket {
  const [host = 'localhost'] = options.host;
  const [port = 5432] = options.port;
  const socket = Object.assign(new PatientSocket(), { host, port });
  return socket.connect(port, host);
}
