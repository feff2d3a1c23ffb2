import { rmSync } from 'node:fs';

import { runningStack, STATE_DIRECTORY } from './stackFile.ts';

const running = await runningStack();
if (running) {
  console.error(`The site runs at ${running.site}: stop it with Ctrl-C, then reset.`);
  process.exitCode = 1;
} else {
  rmSync(STATE_DIRECTORY, { recursive: true, force: true });
  console.log('The local data is cleared. The next start begins with an empty database.');
}
