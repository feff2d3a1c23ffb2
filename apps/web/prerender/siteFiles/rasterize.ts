import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import sharp from 'sharp';

/** PNG options. They are part of the cache key: a change here redraws every picture. */
const PNG = { palette: true, effort: 10 } as const;

/** A drawing as a PNG of its own size. The folder `cache` keeps what has been drawn before. */
export async function rasterize(svg: string, cache: string): Promise<Buffer> {
  const name = createHash('sha256')
    .update(JSON.stringify([svg, PNG, sharp.versions.sharp]))
    .digest('hex');
  const file = resolve(cache, `${name}.png`);
  const drawn = await readFile(file).catch(() => undefined);
  if (drawn) return drawn;
  const png = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
  await mkdir(cache, { recursive: true });
  // A build that dies halfway, as on a full disk, must not leave half a picture for the next one.
  const unfinished = resolve(cache, `${randomUUID()}.part`);
  try {
    await writeFile(unfinished, png);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return png;
}
