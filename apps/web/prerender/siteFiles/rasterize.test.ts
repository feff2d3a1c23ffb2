import { mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test, vi } from 'vitest';

import { rasterize } from './rasterize.ts';

vi.mock(import('node:fs/promises'), { spy: true });

test('a build that runs out of disk space leaves nothing, and the next one draws its pictures whole', async () => {
  using cache = mkdtempDisposableSync(join(tmpdir(), 'drawn-'));
  vi.mocked(writeFile).mockImplementationOnce((file) => {
    writeFileSync(file as string, 'half');
    return Promise.reject(new Error('ENOSPC: no space left on device'));
  });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
  await expect(rasterize(drawing, cache.path)).rejects.toThrow('ENOSPC');
  expect(readdirSync(cache.path)).toEqual([]);
  const { width, height } = await sharp(await rasterize(drawing, cache.path)).metadata();
  expect([width, height]).toEqual([4, 3]);
});

test('each drawing has a picture of its own, also after another was drawn', async () => {
  using cache = mkdtempDisposableSync(join(tmpdir(), 'drawn-'));
  const widthOf = async (width: number) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="3"/>`;
    return (await sharp(await rasterize(drawing, cache.path)).metadata()).width;
  };
  expect(await widthOf(4)).toBe(4);
  expect(await widthOf(5)).toBe(5);
  expect(await widthOf(4)).toBe(4);
});
