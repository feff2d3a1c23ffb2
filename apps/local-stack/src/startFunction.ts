import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { denoEnvironment } from './denoEnvironment.ts';
import { freePort, LOOPBACK } from './freePort.ts';
import { spawnGuarded } from './spawnGuarded.ts';

const RUNTIME = fileURLToPath(new URL('edgeRuntime.js', import.meta.url));
const READY = 'function is listening';
const START_LIMIT_MS = 120_000;

export type RunningFunction = {
  /** Where the function itself listens; visitors go through the gateway. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends it at once, in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
  /** Settles when the function has ended, for whatever reason. */
  readonly ended: Promise<unknown>;
};

export type FunctionOptions = {
  /** The folder with `index.ts` and `deno.json`. */
  readonly directory: string;
  /** What the platform gives the function; it sees no other variable of ours. */
  readonly env: Readonly<Record<string, string>>;
  readonly port?: number;
  /** The Deno to run it with; without it the one of this package. */
  readonly deno?: string;
  /** Start the function again when one of its files changes. */
  readonly watch?: boolean;
  /** Receives each line that the function logs. */
  readonly log?: (line: string) => void;
  /** Runs it in place of `edgeRuntime.js`, with another deno.json and more words. */
  readonly runtime?: Runtime;
};

type Runtime = {
  readonly file: string;
  readonly config: string;
  readonly words: readonly string[];
};

/** Runs a function, unchanged, under Deno. Resolves when it takes requests. */
export async function startFunction(options: FunctionOptions): Promise<RunningFunction> {
  const { directory, env, deno = denoBinary(), watch = false, log = () => undefined } = options;
  const ordinary: Runtime = { file: RUNTIME, config: join(directory, 'deno.json'), words: [] };
  const runtime = options.runtime ?? ordinary;
  const port = options.port ?? (await freePort());
  const entry = pathToFileURL(`${directory}/index.ts`).href;
  const server = spawnGuarded({
    command: [
      deno,
      ...`run --quiet --no-prompt --allow-env --allow-net --allow-read --allow-sys`.split(' '),
      ...(watch ? ['--watch', '--no-clear-screen'] : []),
      `--config=${runtime.config}`,
      runtime.file,
      entry,
      String(port),
      ...runtime.words,
    ],
    cwd: directory,
    env: { ...denoEnvironment(), ...env },
    signal: 'TERM',
  });

  const said: string[] = [];
  const listening = new Promise<undefined>((resolve) => {
    const hear = (line: string) => {
      if (line === READY) return resolve(undefined);
      if (said.length < 40) said.push(line);
      log(line);
    };
    for (const stream of [server.process.stdout, server.process.stderr]) {
      if (stream !== null) createInterface({ input: stream }).on('line', hear);
    }
  });
  const limit = setTimeout(() => void server.stop(), START_LIMIT_MS);
  const code = await Promise.race([listening, server.ended]);
  clearTimeout(limit);
  if (code !== undefined) {
    throw new Error(
      `The function in ${directory} did not start, and ended with ${code}:\n${said.join('\n')}`,
    );
  }
  const { stop, kill, ended } = server;
  return { url: `http://${LOOPBACK}:${port}`, stop, kill, ended };
}

/** The program that this package carries. */
export function denoBinary(): string {
  return join(createRequire(import.meta.url).resolve('deno/package.json'), '../deno');
}
