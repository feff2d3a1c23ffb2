import { connect } from 'node:net';

const GIVE_UP_MS = 60_000;
const CONTINUE = /^HTTP\/1\.1 100 .*?\r\n\r\n/s;

/** What a client sends after its first bytes. */
type Later = {
  /** As soon as the endpoint asks for it with 100 Continue. */
  onContinue?: string;
  /** One blank each time so many milliseconds have passed. */
  blankEveryMs?: number;
};

/**
 * Writes raw bytes to the endpoint, and returns its first response, or as much of it as came before
 * the connection closed or a minute was over. For requests that no HTTP client would send.
 */
export function sendRaw(url: string, bytes: string, later: Later = {}): Promise<string> {
  const { hostname, port } = new URL(url);
  const { onContinue, blankEveryMs } = later;
  return new Promise((resolve) => {
    let heard = '';
    let blanks: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      // Not before: in a full queue for connections, a client waits a second and more.
      if (blankEveryMs) blanks = setInterval(() => socket.write(' '), blankEveryMs);
    });
    const timer = setTimeout(() => socket.destroy(), GIVE_UP_MS);
    socket.on('data', (chunk) => {
      heard += chunk.toString('utf8');
      if (onContinue !== undefined && CONTINUE.test(heard)) {
        heard = heard.replace(CONTINUE, '');
        socket.write(onContinue);
      }
      if (isWhole(heard)) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      clearInterval(blanks);
      resolve(heard);
    });
  });
}

function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n');
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
  return body !== undefined && Buffer.byteLength(body) >= length;
}
