import { expect, onTestFinished, test } from 'vitest';

import { worldOptions } from './world/worldOptions.ts';
import { createWorldPool } from './world/worldPool.ts';

test('a case that fails before its mails are out leaves none of them to the next case', async () => {
  const pool = createWorldPool(1, worldOptions());
  onTestFinished(pool.stop);
  const failing = pool.use(async (world) => {
    await world.post();
    throw new Error('This case fails.');
  });
  await expect(failing).rejects.toThrow('This case fails.');
  const addressed = await pool.use(async ({ provider }) => provider.sent.map(({ to }) => to));
  expect(addressed).toEqual([]);
});
