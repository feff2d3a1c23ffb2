import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

import { denoBinary } from './denoBinary.ts';
import { denoEnvironment } from './denoEnvironment.ts';
import { freePort, LOOPBACK } from './freePort.ts';
import { spawnGuarded } from './spawnGuarded.ts';

const RUNTIME = join(import.meta.dirname, 'edgeRuntime.js');
const READY = /^function is listening on (\d+)$/;
const START_LIMIT_MS = 120_000;

export type RunningFunction = {
  /** Where the function itself listens; visitors go through the gateway. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Kills it at once, whatever it is doing. */
  readonly kill: () => Promise<void>;
  /** Resolves when the function has ended, for whatever reason. */
  readonly ended: Promise<unknown>;
};

export type FunctionOptions = {
  /** The folder with `index.ts` and `deno.json`. */
  readonly directory: string;
  /** Its environment variables. Of ours it sees only those that Deno needs. */
  readonly env: Readonly<Record<string, string>>;
  /** The Deno to run it with; by default the one of this package. */
  readonly deno?: string;
  /** Start the function again when one of its files changes. */
  readonly watch?: boolean;
  /** Receives each line that the function logs. */
  readonly log?: (line: string) => void;
  /** Replaces `edgeRuntime.js`, with another deno.json and more arguments. */
  readonly runtime?: Runtime;
};

type Runtime = {
  readonly file: string;
  readonly config: string;
  readonly args: readonly string[];
};

/** Runs a function, unchanged, under Deno. Resolves when it takes requests. */
export async function startFunction(options: FunctionOptions): Promise<RunningFunction> {
  const {
    directory,
    env,
    deno = denoBinary('deno'),
    watch = false,
    log = () => undefined,
  } = options;
  const ordinary: Runtime = { file: RUNTIME, config: join(directory, 'deno.json'), args: [] };
  const runtime = options.runtime ?? ordinary;
  // A port chosen here may be taken before the function listens, but restarts must find the same.
  const port = watch ? await freePort() : 0;
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
      ...runtime.args,
    ],
    cwd: directory,
    env: { ...denoEnvironment(), ...env },
    signal: 'TERM',
  });

  const said: string[] = [];
  const listening = new Promise<{ port: string | undefined }>((resolve) => {
    const hear = (line: string) => {
      const ready = READY.exec(line);
      if (ready) return resolve({ port: ready[1] });
      if (said.length < 40) said.push(line);
      log(line);
    };
    for (const stream of [server.process.stdout, server.process.stderr]) {
      if (stream !== null) createInterface({ input: stream }).on('line', hear);
    }
  });
  const limit = setTimeout(() => void server.stop(), START_LIMIT_MS);
  const started = await Promise.race([listening, server.ended]);
  clearTimeout(limit);
  if (typeof started === 'number') {
    throw new Error(
      `The function in ${directory} did not start and exited with ${started}:\n${said.join('\n')}`,
    );
  }
  const { stop, kill, ended } = server;
  return { url: `http://${LOOPBACK}:${started.port}`, stop, kill, ended };
}
