// Runs in a grown copy: prints the sizes of its build, and the letters of its longest home page.
import { languages } from '@wnc/content/languages';

import { builtPages } from '../../built/builtSite.ts';
import { lettersOf } from '../../built/sizes/contentGrowth.ts';
import { measureSizes } from '../../built/sizes/measureSizes.ts';

const homes = builtPages.filter((page) => languages.some(({ path }) => path === page.path));
console.log(JSON.stringify({ sizes: measureSizes(), letters: Math.max(...homes.map(lettersOf)) }));
