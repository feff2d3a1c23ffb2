import { afterAll, describe, expect, inject, test } from 'vitest';

import { bodyCases } from './cases/bodyCases.ts';
import { databaseCases } from './cases/databaseCases.ts';
import { emailCases } from './cases/emailCases.ts';
import { fieldCases } from './cases/fieldCases.ts';
import { formCases } from './cases/formCases.ts';
import { limitCases } from './cases/limitCases.ts';
import { mailCases } from './cases/mailCases.ts';
import { outageCases } from './cases/outageCases.ts';
import { privacyCases } from './cases/privacyCases.ts';
import { protocolCases } from './cases/protocolCases.ts';
import { providerCases } from './cases/providerCases.ts';
import { repeatCases } from './cases/repeatCases.ts';
import { workerCases } from './cases/workerCases.ts';
import { examine } from './world/examine.ts';
import { recover } from './world/recover.ts';
import { createWorldPool } from './world/worldPool.ts';

const sections = {
  'A. The protocol': protocolCases,
  'B. Bodies': bodyCases,
  'C. Fields': fieldCases,
  'D. Mails': mailCases,
  'E. Addresses': emailCases,
  'F. Repeats': repeatCases,
  'G. Limits': limitCases,
  'H. The provider': [...providerCases, ...outageCases],
  'I. The database': databaseCases,
  'J. The worker': workerCases,
  'L. The form': formCases,
  'N. Privacy': privacyCases,
};
const pool = createWorldPool(inject('worlds'), {
  deno: inject('deno'),
  denoConfig: inject('denoConfig'),
  databaseServer: inject('databaseServer'),
});
afterAll(pool.stop);

for (const [section, cases] of Object.entries(sections)) {
  describe.concurrent(section, () => {
    for (const { id, what, run, store, teamMayMiss } of cases) {
      test(`${id}: ${what}`, ({ task }) =>
        pool.use(async (world) => {
          Object.assign(task.meta, { section });
          await run(world);
          await recover(world);
          const { summary, broken, lost, duplicated } = await examine(world, teamMayMiss);
          Object.assign(task.meta, { lost, duplicated });
          expect(broken).toEqual([]);
          expect(summary).toBe(store);
        }));
    }
  });
}
