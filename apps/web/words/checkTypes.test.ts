import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { expect, test } from 'vitest';

import { withNewLanguage } from '../testing/withNewLanguage.ts';

test('whoever adds languages gets the whole list of missing words, and no crash after it', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'types-'));
  const tsc = join(folder.path, 'tsc');
  const refusal = `src/Team.tsx:3:4 - error TS2339: Property 'heading' does not exist.\n\n3  {t(($) => $.team.heading)}\n`;
  // More than `spawnSync` takes by default.
  writeFileSync(
    tsc,
    `#!/bin/sh\nyes 'Français is missing' | head -n 60000\necho "$REFUSAL"\nexit 2\n`,
  );
  chmodSync(tsc, 0o755);
  const words = [...withNewLanguage, join(import.meta.dirname, 'checkTypes.ts')];
  const PATH = [folder.path, process.env['PATH']].join(delimiter);
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    env: { ...process.env, PATH, REFUSAL: refusal },
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  expect(stdout.endsWith(`${refusal}\n`)).toBe(true);
  expect(stderr).toMatch(
    /^\npackages\/content\/src\/team\.ts: team\.heading was deleted or renamed/,
  );
  expect(status).toBe(2);
});
