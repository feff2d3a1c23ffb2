import { afterAll, describe, expect, inject, test } from 'vitest';

import type { MatrixCase } from '../cases/matrixCase.ts';
import { examine } from './examine.ts';
import { recover } from './recover.ts';
import { worldOptions } from './worldOptions.ts';
import { createWorldPool } from './worldPool.ts';

/**
 * Makes a test of every case: it runs, every fault is repaired, and then the invariants must hold
 * and the counts must be those of the case. `sideBySide` cases run concurrently.
 */
export function defineCases(
  sections: Readonly<Record<string, readonly MatrixCase[]>>,
  sideBySide = inject('worlds'),
): void {
  const pool = createWorldPool(sideBySide, worldOptions());
  afterAll(pool.stop);
  const all = Object.entries(sections).map(([section, cases]) => ({ section, cases }));
  describe.for(all)('$section', { concurrent: sideBySide > 1 }, ({ section, cases }) => {
    test.for(cases)('$id: $what', ({ run, store, teamMayMiss }, { task }) =>
      pool.use(async (world) => {
        Object.assign(task.meta, { section });
        const figures = await run(world);
        await recover(world);
        const { summary, broken, lost, duplicated } = await examine(world, teamMayMiss);
        Object.assign(task.meta, { lost, duplicated, figures });
        expect(broken).toEqual([]);
        if (store !== undefined) expect(summary).toBe(store);
      }),
    );
  });
}
