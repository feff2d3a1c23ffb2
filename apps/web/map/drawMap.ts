import { writeFile } from 'node:fs/promises';

import { drawCountyMap } from './drawCountyMap.ts';

// Redraws the map of the service area: `npm run pnpm -- --filter @wnc/web map`.
const file = new URL('../src/sections/serviceArea/map.svg', import.meta.url);
await writeFile(file, await drawCountyMap());
