import { globSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import type { Plugin } from 'vite';

import { refusal } from './refusal.ts';

/** Photographs as `pictures.ts` finds them, below `src`. */
const PHOTOS = 'photos/*/*.{jpg,jpeg,png}';

/** Stops the build or the development server at a photograph that is none, and says which. */
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
