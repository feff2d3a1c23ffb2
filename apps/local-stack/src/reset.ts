import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { runningStack, STATE_DIRECTORY } from './stackFile.ts';

/** What a start leaves in the folder, which may hold other things as well. */
const OURS = /^(?:postgres|stack\.json)(?:\.(?:new|password|unfinished))?$/;

const running = await runningStack();
if (running) {
  console.error(`The site is running at ${running.site}: stop it with Ctrl-C, then reset.`);
  process.exitCode = 1;
} else if (existsSync(STATE_DIRECTORY) && !statSync(STATE_DIRECTORY).isDirectory()) {
  console.error(`Set WNC_STATE to a folder, not to "${STATE_DIRECTORY}".`);
  process.exitCode = 1;
} else {
  if (existsSync(STATE_DIRECTORY)) clear(STATE_DIRECTORY);
  console.log('The local data is cleared. The next start begins with an empty database.');
}

function clear(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (OURS.test(name)) rmSync(join(folder, name), { recursive: true });
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
