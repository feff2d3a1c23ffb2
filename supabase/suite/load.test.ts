import { loadCases } from './cases/loadCases.ts';
import { processorCases } from './cases/processorCases.ts';
import { stormCases } from './cases/stormCases.ts';
import { defineCases } from './world/defineCases.ts';

defineCases(
  {
    'M. Many at once': loadCases,
    'M. A storm': stormCases,
    'M. The processor': processorCases,
  },
  1,
);
