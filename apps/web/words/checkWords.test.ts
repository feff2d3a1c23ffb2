import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

/** Adds a language to `languages.ts` as it is read, as a person adds it who begins with that line. */
const withNewLanguage = `
  import { registerHooks } from 'node:module';
  const line = "{ code: 'fr', tag: 'fr-US', path: '/fr/', name: 'Français', plurals: ['one', 'many', 'other'] },";
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith('/content/src/languages.ts')) return loaded;
      const source = String(loaded.source);
      if (!source.includes('\\n] as const;')) throw new Error('languages.ts has no list.');
      return { ...loaded, source: source.replace('\\n] as const;', line + '\\n] as const;') };
    },
  });`;

test('a language that has no words yet does not stop the check, so that the compiler can list them', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(withNewLanguage)}`,
      join(import.meta.dirname, 'checkWords.ts'),
    ],
    { encoding: 'utf8' },
  );
  expect(stderr).not.toContain('TypeError');
  expect(status).toBe(0);
});
