import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

import { LOOPBACK } from './freePort.ts';
import { projectRoot } from './projectRoot.ts';
import { serveSite, type SiteServer } from './serveSite.ts';
import { spawnGuarded, type Guarded } from './spawnGuarded.ts';

const WEB = join(projectRoot, 'apps/web');

export type SiteOptions = {
  readonly port: number;
  /** Address of the stand-in for the Supabase project. */
  readonly functions: string;
  readonly publishableKey: string;
  /** Receives each line that the tool prints. */
  readonly log: (line: string) => void;
};

/** `ended` settles when the site has ended, if it can end on its own. */
export type RunningSite = SiteServer & { readonly ended?: Promise<unknown> };

/** Starts the development server, which shows every change at once. */
export async function startDevelopmentSite(options: SiteOptions): Promise<RunningSite> {
  const address = ['--host', LOOPBACK, '--port', String(options.port), '--strictPort'];
  const server = vite([...address, '--clearScreen', 'false'], options);
  const listening = eachLine(server, (line) => {
    if (line.trim() && !/\bready in|Local:/.test(line)) options.log(line);
    return /Local:/.test(line);
  });
  if ((await Promise.race([listening, server.ended])) !== undefined) {
    throw new Error('The development server did not start; the reason is above.');
  }
  return { url: siteUrl(options.port), stop: server.stop, ended: server.ended };
}

/** Builds the site for production and serves the result as its host will. */
export async function startBuiltSite(options: SiteOptions): Promise<RunningSite> {
  const said: string[] = [];
  const build = vite(['build', '--app'], options);
  void eachLine(build, (line) => {
    said.push(line);
    return false;
  });
  if ((await build.ended) !== 0) {
    for (const line of said) options.log(line);
    throw new Error('The site could not be built; the reason is above.');
  }
  return serveSite({ directory: join(WEB, 'dist'), port: options.port });
}

/** The address of the site on this machine, without a slash at its end. */
export function siteUrl(port: number): string {
  return `http://${LOOPBACK}:${port}`;
}

function vite(words: string[], { port, functions, publishableKey }: SiteOptions): Guarded {
  const manifest = createRequire(join(WEB, 'package.json')).resolve('vite/package.json');
  return spawnGuarded({
    command: [process.execPath, join(manifest, '../bin/vite.js'), ...words],
    cwd: WEB,
    env: {
      ...process.env,
      SITE_URL: siteUrl(port),
      VITE_SUPABASE_URL: functions,
      VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    },
    signal: 'TERM',
  });
}

/** Resolves at the first line for which `hear` returns true. Colors are removed first. */
function eachLine(source: Guarded, hear: (line: string) => boolean): Promise<undefined> {
  return new Promise((resolve) => {
    for (const stream of [source.process.stdout, source.process.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        if (hear(stripVTControlCharacters(line))) resolve(undefined);
      });
    }
  });
}
