import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';

import { readablePhotos } from './readablePhotos.ts';

const beginBuild = (...photos: (Buffer | string)[]) => beginBuildWith('jpg', ...photos);

/** Resolves the configuration as a real build does, for a folder with these photographs. */
async function beginBuildWith(extension: string, ...photos: (Buffer | string)[]) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'photo-'));
  const root = folder.path;
  mkdirSync(join(root, 'src/photos/operate'), { recursive: true });
  for (const [index, photo] of photos.entries()) {
    writeFileSync(join(root, `src/photos/operate/events${index || ''}.${extension}`), photo);
  }
  const options = { root, configFile: false, logLevel: 'silent' } as const;
  return await resolveConfig({ ...options, plugins: [readablePhotos()] }, 'build');
}

const picture = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#888' },
})
  .jpeg()
  .toBuffer();

it('a build begins with a photograph', async () => {
  await expect(beginBuild(picture)).resolves.toBeDefined();
});

it.each([
  ['a text', 'a text'],
  ['a truncated picture', picture.subarray(0, picture.length / 2)],
])('a build stops at %s that is named like a photograph, and says which file', async (_, photo) => {
  await expect(beginBuild(photo)).rejects.toThrow(
    /^Save apps\/web\/src\/photos\/operate\/events\.jpg again as \.jpg or \.png/,
  );
});

it.each(['jpg', 'jpeg', 'png'])('a build stops at an unreadable .%s', async (extension) => {
  await expect(beginBuildWith(extension, 'a text')).rejects.toThrow(
    `Save apps/web/src/photos/operate/events.${extension} again`,
  );
});

it('a build stops at the same picture in two places, and names both', async () => {
  await expect(beginBuild(picture, picture)).rejects.toThrow(
    /^Crop one of apps\/web\/src\/photos\/operate\/events\.jpg and apps\/web\/src\/photos\/operate\/events1\.jpg/,
  );
});
