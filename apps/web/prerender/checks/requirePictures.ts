import { globSync } from 'node:fs';
import { join } from 'node:path';

import { programFacts } from '@wnc/content/programs';
import { people } from '@wnc/content/team';
import type { Plugin } from 'vite';

import { buildError } from './buildError.ts';

const CONTENT = 'packages/content/src';
/** Who and what needs a picture named after its id, and the content file that lists it. */
const NEEDED: readonly { slot: string; file: string; id: string }[] = [
  ...people.map(({ id }) => ({ slot: `team/${id}`, file: `${CONTENT}/team.ts`, id })),
  ...Object.values(programFacts).map(({ id }) => ({
    slot: `programs/${id}`,
    file: `${CONTENT}/programs.ts`,
    id,
  })),
];

/** Stops the build or the development server if a person lacks a portrait or a program its logo. */
export function requirePictures(needed = NEEDED): Plugin {
  return {
    name: 'require-pictures',
    configResolved({ root }) {
      const src = join(root, 'src');
      const missing = needed.filter(
        ({ slot }) =>
          globSync([`photos/${slot}.{jpg,jpeg,png}`, `art/${slot}.svg`], { cwd: src }).length === 0,
      );
      if (missing.length === 0) return;
      const sentences = missing.map(
        ({ slot, file, id }) =>
          `Put a picture at apps/web/src/photos/${slot}.jpg or apps/web/src/art/${slot}.svg: ${file} has "${id}".`,
      );
      throw buildError(sentences.join('\n'));
    },
  };
}
