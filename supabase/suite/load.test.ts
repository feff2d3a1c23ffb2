import { loadCases } from './cases/loadCases.ts';
import { defineCases } from './world/defineCases.ts';

defineCases({ 'M. Many at once': loadCases }, 1);
