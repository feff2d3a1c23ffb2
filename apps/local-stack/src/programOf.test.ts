import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { programOf } from './programOf.ts';

test.runIf(spawnSync('ps', ['-p', '1']).error === undefined)(
  'the name of a program is also found on a Mac, which has no /proc',
  () => {
    expect(programOf(String(process.ppid), false)).toBe(programOf(String(process.ppid)));
    const { pid } = spawnSync('true');
    expect(programOf(String(pid), false)).toBe('');
  },
);
