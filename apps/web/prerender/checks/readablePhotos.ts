import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import sharp from 'sharp';
import type { Plugin } from 'vite';

import { buildError } from './buildError.ts';

/** The photographs that `pictureOf.ts` finds under `src`. */
const PHOTOS = 'photos/*/*.{jpg,jpeg,png}';

/**
 * Stops the build or the development server at a photograph that cannot be read or exists twice,
 * and names it: of two identical files, a build keeps one, under either name by chance.
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
        throw buildError(
          `Save ${names} again as .jpg or .png: no picture can be read there. Without the file, the page shows its drawing.`,
        );
      }
      const twins = sameBytes(files.map((file) => join(root, 'src', file)));
      if (twins) {
        const names = twins.map((file) => `apps/web/src/${relative(join(root, 'src'), file)}`);
        throw buildError(
          `Crop one of ${names.join(' and ')} a little differently and save it again: they are the same picture, byte for byte, and a build keeps only one.`,
        );
      }
    },
  };
}

/** Whether the file is a whole picture, whatever its name ends in. */
export async function isReadable(file: string): Promise<boolean> {
  try {
    // Decodes all of it: a truncated copy begins like a whole picture.
    await sharp(file).resize(1).toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The first two files with the same content, if any. */
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
