import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { people } from '@wnc/content/team';
import { expect, test } from 'vitest';

const SRC = import.meta.dirname;
const portraits = new Set(people.map(({ id }) => `team/${id}`));
const components = globSync('**/*.tsx', { cwd: SRC }).map((file) =>
  readFileSync(join(SRC, file), 'utf8'),
);

/** Whether a page asks for the picture: there is a drawing of that name, a person, or a component. */
const isAskedFor = (slot: string) =>
  globSync(`art/${slot}.svg`, { cwd: SRC }).length > 0 ||
  portraits.has(slot) ||
  components.some((code) => code.includes(`"${slot}"`));

test('every file in src/photos ends in .jpg, .jpeg or .png and has the name of a drawing or a person', () => {
  const files = readdirSync(join(SRC, 'photos'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(SRC, 'photos/').length));
  const unseen = files.filter((file) => {
    const [, slot] = /^(.+)\.(?:jpg|jpeg|png)$/.exec(file) ?? [];
    return slot === undefined || !isAskedFor(slot);
  });
  expect(unseen).toEqual([]);
});
