import { connect } from 'node:net';

const GIVE_UP_MS = 60_000;

/**
 * Writes raw bytes to the endpoint, and returns its first response, or as much of it as came before
 * the connection closed or a minute was over. For requests that no HTTP client would send.
 */
export function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const timer = setTimeout(() => socket.destroy(), GIVE_UP_MS);
    socket.on('data', (chunk) => {
      heard += chunk.toString('utf8');
      if (isWhole(heard)) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(heard);
    });
  });
}

function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n');
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
  return body !== undefined && Buffer.byteLength(body) >= length;
}
