// Builds the site with up to ten times its people, programs or texts and up to five languages, and
// writes what grows, and how fast, into docs/growth.md. `npm run bench -- --growth` runs this.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '@wnc/content/languages';
import { programFacts } from '@wnc/content/programs';
import { people } from '@wnc/content/team';
import { freePort } from '@wnc/local-stack/freePort';
import { projectRoot } from '@wnc/local-stack/projectRoot';

import type { Sizes } from '../../built/sizes/measureSizes.ts';
import { launchBrowser } from '../launchBrowser.ts';
import { measureWithLighthouse } from '../measureWithLighthouse.ts';
import { serveVariant } from '../serveVariant.ts';
import { siteVariants } from '../siteVariants.ts';
import { slowdownOf } from '../slowdownOf.ts';
import { spreadOf } from '../spreadOf.ts';
import { grownCopy } from './grownCopy.ts';
import { type GrowthFigures, growthReport, type Grown } from './growthReport.ts';
import { type Growth, type GrowthName, growths, today } from './growths.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const FILE = join(projectRoot, 'docs/growth.md');

type Counted = { sizes: Sizes; letters: number };

const port = await freePort();
const browser = await launchBrowser(port);
try {
  const first = await measured(today, true);
  const grown: Grown[] = [];
  for (const [name, { unit, steps }] of Object.entries(growths)) {
    const found = [first];
    for (const [step, growth] of steps.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other
      found.push(await measured(growth, step === steps.length - 1));
    }
    const counts = [today, ...steps].map((growth, step) =>
      countOf(name as GrowthName, growth, found[step]?.letters ?? 0),
    );
    grown.push({ unit, counts, found: found.map(({ figures }) => figures) });
    console.log(`${unit}: ${counts.join(', ')}`);
  }
  const markdown = growthReport(grown, {
    measured: new Date().toISOString().slice(0, 10),
    browser: browser.version(),
    runs: RUNS,
  });
  writeFileSync(FILE, markdown);
  console.log(`${markdown}\nWritten to ${FILE}`);
} finally {
  await browser.close();
}

/** The sizes of a grown site in bytes and, if `isLoaded`, how fast a phone loads it. */
async function measured(growth: Growth, isLoaded: boolean) {
  const root = grownCopy(growth);
  try {
    const web = join(root, 'apps/web');
    run(web, './node_modules/.bin/vite', 'build', '--app', '--logLevel', 'error');
    const { sizes, letters } = JSON.parse(run(web, 'node', 'bench/growth/countPage.ts')) as Counted;
    const loads = isLoaded ? await loadsOf(join(web, 'dist')) : {};
    return { letters, figures: { ...sizes, ...loads } };
  } finally {
    rmSync(root, { recursive: true });
  }
}

async function loadsOf(dist: string): Promise<GrowthFigures> {
  const { url, stop } = await serveVariant(siteVariants(dist).page, 'h2');
  const load = {
    port,
    device: 'mobile',
    slowdown: await slowdownOf(browser),
    isWhole: false,
  } as const;
  const runs = [];
  for (let n = 0; n < RUNS; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other
    const found = await measureWithLighthouse(`${url}/`, load);
    runs.push(found);
  }
  void stop();
  return {
    'FCP of /, ms': spreadOf(runs.map(({ fcp }) => fcp)),
    'LCP of /, ms': spreadOf(runs.map(({ lcp }) => lcp)),
    'blocking on /, ms': spreadOf(runs.map(({ blocking }) => blocking)),
    'requests on load of /': spreadOf(runs.map(({ requests }) => requests)),
  };
}

function countOf(name: GrowthName, growth: Growth, letters: number): number {
  return {
    people: people.length * growth.people,
    programs: Object.keys(programFacts).length * growth.programs,
    texts: letters / 1000,
    languages: languages.length + growth.languages.length,
  }[name];
}

function run(cwd: string, command: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
