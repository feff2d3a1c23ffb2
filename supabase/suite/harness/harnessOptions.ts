import { inject } from 'vitest';

import type { HarnessOptions } from './createHarness.ts';

/** What a run of the suite gives to each harness: one of the Denos, and the database to copy. */
export const harnessOptions = (): HarnessOptions => ({
  deno: inject('deno'),
  denoConfig: inject('denoConfig'),
  databaseServer: inject('databaseServer'),
});
