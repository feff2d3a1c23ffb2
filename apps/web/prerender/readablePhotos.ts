import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import sharp from 'sharp';
import type { Plugin } from 'vite';

import { refusal } from './refusal.ts';

/** Photographs as `pictures.ts` finds them, below `src`. */
const PHOTOS = 'photos/*/*.{jpg,jpeg,png}';

/**
 * Stops the build or the development server at a photograph that is none, or that is there twice, and
 * says which: of two files with the same bytes a build keeps one, under either name, by chance.
 */
export function readablePhotos(): Plugin {
  return {
    name: 'readable-photos',
    async configResolved({ root }) {
      const files = globSync(PHOTOS, { cwd: join(root, 'src') }).toSorted();
      const states = await Promise.all(files.map((file) => isReadable(join(root, 'src', file))));
      const unreadable = files.filter((_, index) => !states[index]);
      if (unreadable.length > 0) {
        const names = unreadable.map((file) => `apps/web/src/${file}`).join(', ');
        throw refusal(
          `Save ${names} again as .jpg or .png: no picture can be read there. Without the file, its drawing stands there.`,
        );
      }
      const twins = sameBytes(files.map((file) => join(root, 'src', file)));
      if (twins) {
        const names = twins.map((file) => `apps/web/src/${relative(join(root, 'src'), file)}`);
        throw refusal(
          `Cut one of ${names.join(' and ')} a little differently and save it again: they are the same picture, byte for byte, of which a build keeps one.`,
        );
      }
    },
  };
}

/** Whether the file is a whole picture, whatever its name ends in. */
export async function isReadable(file: string): Promise<boolean> {
  try {
    // To the last line of it: a copy that broke off begins like a picture.
    await sharp(file).resize(1).toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The first two of the files that hold the same, if any do. */
function sameBytes(files: readonly string[]): [string, string] | undefined {
  const seen = new Map<string, string>();
  for (const file of files) {
    const bytes = readFileSync(file, 'latin1');
    const twin = seen.get(bytes);
    if (twin !== undefined) return [twin, file];
    seen.set(bytes, file);
  }
  return undefined;
}
