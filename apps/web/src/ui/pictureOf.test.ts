import { cpSync, globSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import sharp from 'sharp';
import { build } from 'vite';
import { expect, test } from 'vitest';

import config from '../../vite.config.ts';
import type { PictureFile } from './pictureOf.ts';

const SLOT = 'operate/events';
const PLUGINS = new Set(['imagetools', 'sized-art']);
const [WIDTH, HEIGHT] = [1920, 1440];

/**
 * As saved by a phone that was turned: lying on its side, with the location where it was taken.
 * Upright, its left half is blue, its right half red. No two are alike: `vite-imagetools` caches
 * what it has made of a file.
 */
function photoOfTelephone(): Promise<Buffer> {
  const half = { width: HEIGHT, height: WIDTH / 2, channels: 3, background: '#f00' } as const;
  return sharp({ create: { ...half, height: WIDTH, background: '#00f' } })
    .composite([{ input: { create: half }, gravity: 'north' }])
    .withExif({
      IFD0: { Copyright: crypto.randomUUID() },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 36/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** What a file shows, and what it tells about the camera. */
async function look(file: string) {
  const { exif, orientation, width, height } = await sharp(file).metadata();
  const isBlueAt = async (left: number) => {
    const place = { left, top: 10, width: 1, height: 1 };
    const [red = 0, , blue = 0] = await sharp(file).extract(place).raw().toBuffer();
    return blue > red;
  };
  const isBlue = await Promise.all([isBlueAt(10), isBlueAt(width - 10)]);
  return { exif, orientation, isLying: width > height, isBlue };
}

test('a photograph replaces the drawing: upright, in sizes for every screen, and without the location where it was taken', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'photograph-'));
  const root = folder.path;
  const photo = join(root, `src/photos/${SLOT}.jpg`);
  for (const file of [`art/${SLOT}.svg`, 'ui/pictureOf.ts']) {
    cpSync(join(import.meta.dirname, '..', file), join(root, 'src', file), { recursive: true });
  }
  mkdirSync(join(photo, '..'), { recursive: true });
  writeFileSync(photo, await photoOfTelephone());
  expect(await look(photo)).toMatchObject({ exif: expect.any(Buffer), isLying: false });
  writeFileSync(
    join(root, 'src/page.ts'),
    `import { pictureOf } from './ui/pictureOf.ts';\nexport const picture = pictureOf('${SLOT}');`,
  );
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [config.plugins?.filter((each) => each && 'name' in each && PLUGINS.has(each.name))],
    build: { ssr: 'src/page.ts', ssrEmitAssets: true, assetsInlineLimit: 0 },
  });
  const page = pathToFileURL(join(root, 'dist/page.mjs')).href;
  const { picture } = (await import(/* @vite-ignore */ page)) as { picture: PictureFile };

  expect(picture).toMatchObject({
    src: expect.stringMatching(/\.jpg$/),
    width: 1440,
    height: 1080,
  });
  const sizes = picture.sources?.map(({ type, srcSet }) => [type, srcSet.match(/\d+w/g)]);
  expect(sizes).toEqual([
    ['image/avif', ['480w', '960w', '1440w']],
    ['image/jpeg', ['480w', '960w', '1440w']],
  ]);
  const files = globSync('dist/assets/*.{avif,jpg}', { cwd: root });
  expect(files).toHaveLength(6);
  for (const seen of await Promise.all(files.map((file) => look(join(root, file))))) {
    expect(seen).toEqual({
      exif: undefined,
      orientation: undefined,
      isLying: true,
      isBlue: [true, false],
    });
  }
});
