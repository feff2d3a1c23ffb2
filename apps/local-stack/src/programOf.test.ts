import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { programOf } from './programOf.ts';

test.runIf(spawnSync('ps', ['-p', '1']).error === undefined)(
  'a program is known by its name on a Mac, which has no folder of processes, too',
  () => {
    expect(programOf(String(process.ppid), false)).toBe(programOf(String(process.ppid)));
    const { pid } = spawnSync('true');
    expect(programOf(String(pid), false)).toBe('');
  },
);
