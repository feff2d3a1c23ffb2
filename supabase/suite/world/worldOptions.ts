import { inject } from 'vitest';

import type { WorldOptions } from './createWorld.ts';

/** What a run of the suite gives to each world: one of the Denos, and the database to copy. */
export const worldOptions = (): WorldOptions => ({
  deno: inject('deno'),
  denoConfig: inject('denoConfig'),
  databaseServer: inject('databaseServer'),
});
