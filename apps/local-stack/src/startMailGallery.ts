import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';

import { denoBinary } from './denoBinary.ts';
import { denoEnvironment } from './denoEnvironment.ts';
import { freePort, LOOPBACK } from './freePort.ts';
import { closeServer, listen } from './listen.ts';

const run = promisify(execFile);

/**
 * A page with every mail in every language about every topic, rendered by the function's own
 * templates in `directory` each time it is loaded.
 */
export async function startMailGallery(directory: string) {
  const draw = () =>
    run(denoBinary('deno'), ['run', '--quiet', 'mails/gallery.ts'], {
      cwd: directory,
      env: denoEnvironment(),
      maxBuffer: Number.MAX_SAFE_INTEGER,
    });
  const server = createServer((_, outgoing) => {
    draw().then(
      ({ stdout }) => outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(stdout),
      (error: Error) => outgoing.writeHead(500).end(error.message),
    );
  });
  const port = await freePort();
  await listen(server, port);
  return { url: `http://${LOOPBACK}:${port}/`, stop: () => closeServer(server) };
}
