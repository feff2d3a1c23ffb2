import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { programFacts } from '@wnc/content/programs';
import { people } from '@wnc/content/team';

const SRC = join(import.meta.dirname, '../src');
/** Next to the photos: our README, and what macOS and Windows put into folders of pictures. */
const NO_PHOTO = /^(?:README\.md|\..*|Thumbs\.db)$/;

/** The names of all pictures that a page asks for, each of which may be a photo. */
export function photoPlaces(): string[] {
  const ofComponents = globSync('**/*.tsx', { cwd: SRC, exclude: ['**/*.test.tsx'] })
    .map((file) => readFileSync(join(SRC, file), 'utf8'))
    .flatMap((code) => [...code.matchAll(/\bslot="([^"]+)"/g)].map(([, slot = '']) => slot));
  const ofPeople = people.map(({ id }) => `team/${id}`);
  const ofPrograms = Object.values(programFacts).map(({ id }) => `programs/${id}`);
  return [...new Set([...ofComponents, ...ofPrograms, ...ofPeople])].toSorted();
}

/** The files in a folder that no page would show and what to do about it, a sentence for each. */
export function unseenPhotos(folder: string, places = photoPlaces()): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NO_PHOTO.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length))
    .toSorted()
    .flatMap((file) => {
      const [, place = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(file) ?? [];
      if (!places.includes(place)) {
        return [`${file}: no page asks for a photo of this name, only for ${places.join(', ')}`];
      }
      return /^\.(?:jpg|jpeg|png)$/.test(ending)
        ? []
        : [`${file}: open it and save it as ${place}.jpg`];
    });
}

/** The drawings in a folder that are published though no page shows them, a sentence for each. */
export function unseenDrawings(folder: string, places = photoPlaces()): string[] {
  // The drawings of the first screen are part of the page itself.
  return globSync('*/*.svg', { cwd: folder, exclude: ['hero/*'] })
    .filter((file) => !places.includes(file.replace('.svg', '')))
    .toSorted()
    .map(
      (file) =>
        `${file}: no page shows this drawing: delete it, or rename it to one of ${places.join(', ')}`,
    );
}
