import { loadCases } from './cases/loadCases.ts';
import { processorCases } from './cases/processorCases.ts';
import { defineCases } from './world/defineCases.ts';

defineCases({ 'M. Many at once': loadCases, 'M. The processor': processorCases }, 1);
