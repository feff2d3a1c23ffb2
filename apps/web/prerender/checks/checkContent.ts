import { resolve } from 'node:path';

import { listSamples } from '@wnc/content/listSamples';
import { loadEnv } from 'vite';

import { missingForProduction, missingTable } from './missingForProduction.ts';

/** Prints what a production build still lacks, and exits with 1 if that is anything. */
const environment = loadEnv('production', resolve(import.meta.dirname, '../..'), '');
const missing = missingForProduction(listSamples(), environment);

if (missing.length === 0) {
  console.log('Nothing is missing: the site can be published.');
} else {
  console.log(missingTable(missing));
  process.exitCode = 1;
}
