import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { withNewLanguage } from '../testing/withNewLanguage.ts';

test('a language that has no words yet does not stop the check, so that the compiler can list them', () => {
  const words = [...withNewLanguage, join(import.meta.dirname, 'checkWords.ts')];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(stderr).not.toContain('TypeError');
  expect(status).toBe(0);
});
