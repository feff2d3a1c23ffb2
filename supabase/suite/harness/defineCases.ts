import { afterAll, describe, expect, inject, test } from 'vitest';

import type { MatrixCase } from '../cases/matrixCase.ts';
import { checkInvariants } from './checkInvariants.ts';
import { harnessOptions } from './harnessOptions.ts';
import { createHarnessPool } from './harnessPool.ts';
import { recover } from './recover.ts';

/**
 * Makes a test of every case: it runs, every fault is repaired, and then the invariants must hold
 * and the counts must be those of the case. `sideBySide` cases run concurrently.
 */
export function defineCases(
  sections: Readonly<Record<string, readonly MatrixCase[]>>,
  sideBySide = inject('harnesses'),
): void {
  const pool = createHarnessPool(sideBySide, harnessOptions());
  afterAll(pool.stop);
  const all = Object.entries(sections).map(([section, cases]) => ({ section, cases }));
  describe.for(all)('$section', { concurrent: sideBySide > 1 }, ({ section, cases }) => {
    test.for(cases)('$id: $what', ({ run, outcome, teamMayMiss }, { task }) =>
      pool.use(async (harness) => {
        Object.assign(task.meta, { section });
        const figures = await run(harness);
        await recover(harness);
        const { summary, broken, lost, duplicated } = await checkInvariants(harness, teamMayMiss);
        Object.assign(task.meta, { lost, duplicated, figures });
        expect(broken).toEqual([]);
        if (outcome !== undefined) expect(summary).toBe(outcome);
      }),
    );
  });
}
