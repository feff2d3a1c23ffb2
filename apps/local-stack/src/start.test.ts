import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

test.each(['/proc/state', '/dev/null/state'])(
  'a start that cannot keep its data at %s stops and says what to set',
  (folder) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'start.ts')],
      {
        env: { ...process.env, WNC_STATE: folder },
        encoding: 'utf8',
        timeout: 120_000,
        killSignal: 'SIGKILL',
      },
    );
    expect(stderr).toBe(`Set WNC_STATE to a folder that can be created, not to "${folder}".\n`);
    expect(status).toBe(1);
  },
);
