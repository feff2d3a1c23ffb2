import { cpuCases } from './cases/cpuCases.ts';
import { loadCases } from './cases/loadCases.ts';
import { stormCases } from './cases/stormCases.ts';
import { defineCases } from './harness/defineCases.ts';

defineCases(
  {
    'M. Many at once': loadCases,
    'M. A storm': stormCases,
    'M. CPU time': cpuCases,
  },
  1,
);
