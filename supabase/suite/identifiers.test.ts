import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { afterEveryCase, identifiers } from './identifiers.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Where test titles contain identifiers; one found in the suite is not searched for elsewhere. */
const PLACES = [
  'supabase/suite/{cases/*,*.test}.ts',
  'supabase/{functions,commands/tests}/**/*.test.ts',
  'apps/web/{hosting,prerender,built,e2e,src}/**/*.{test,spec}.{ts,tsx}',
  'packages/validation/src/*.test.ts',
];
/** A text that begins with identifiers, alone or before a colon; also after the language. */
const NAMED = /['"`](?:in %s )?([A-Z]\d\d(?:, [A-Z]\d\d)*)(?=['"`:])/g;

test('every identifier of a case is listed, and has a test of that name', ({ task }) => {
  const where = new Map(
    afterEveryCase.map((id) => [id, 'supabase/suite/harness/findWrongAnswers.ts']),
  );
  for (const place of PLACES) {
    for (const file of globSync(place, { cwd: ROOT }).toSorted()) {
      const named = [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAMED)];
      for (const id of named.flatMap(([, ids = '']) => ids.split(', '))) {
        if (!where.has(id)) where.set(id, file);
      }
    }
  }
  expect(identifiers.filter((id) => !where.has(id))).toEqual([]);
  expect([...where.keys()].filter((id) => !identifiers.includes(id))).toEqual([]);
  const files = Map.groupBy(identifiers, (id) => where.get(id) ?? '');
  const coveredWhere = [...files].map(([file, ids]) => [file, ids.join(' ')]);
  Object.assign(task.meta, {
    section: 'Identifiers',
    coveredWhere: Object.fromEntries(coveredWhere),
  });
});
