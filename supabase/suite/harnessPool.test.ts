import { expect, onTestFinished, test } from 'vitest';

import { harnessOptions } from './harness/harnessOptions.ts';
import { createHarnessPool } from './harness/harnessPool.ts';

test('a case that fails before its mails are out leaves none of them to the next case', async () => {
  const pool = createHarnessPool(1, harnessOptions());
  onTestFinished(pool.stop);
  const failing = pool.use(async (harness) => {
    await harness.post();
    throw new Error('This case fails.');
  });
  await expect(failing).rejects.toThrow('This case fails.');
  const addressed = await pool.use(async ({ provider }) => provider.sent.map(({ to }) => to));
  expect(addressed).toEqual([]);
});
