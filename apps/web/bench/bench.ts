import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '@wnc/local-stack/freePort';
import { projectRoot } from '@wnc/local-stack/projectRoot';

import { measureSizes } from '../built/sizes/measureSizes.ts';
import type { Figures } from './figures.ts';
import { filmstrip } from './filmstrip.ts';
import { launchBrowser } from './launchBrowser.ts';
import { measureEndpoint } from './measureEndpoint.ts';
import { measureHeap } from './measureHeap.ts';
import { loadFigures, measureLoads } from './measureLoads.ts';
import { longestTaskAlone } from './measureReading.ts';
import { measureTaps, type TapFigures } from './measureTaps.ts';
import { report } from './report.ts';
import { serveVariant } from './serveVariant.ts';
import { siteBeside } from './siteBeside.ts';
import { siteVariants } from './siteVariants.ts';
import { slowdownOf, USUAL_SLOWDOWN } from './slowdownOf.ts';
import { spreadOf } from './spreadOf.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const DIST = join(import.meta.dirname, '../dist');
const JSON_FILE = join(projectRoot, 'docs/performance.json');
const MARKDOWN_FILE = join(projectRoot, 'docs/performance.md');
const FILM_FILE = join(projectRoot, '.local/bench/filmstrip.html');

const beside = siteBeside();
const port = await freePort();
const browser = await launchBrowser(port);
const slowdowns: number[] = [];
const variants = siteVariants(DIST);
const servers = {
  h2: await serveAll('h2'),
  h1: await serveAll('h1'),
};
try {
  const loads = await measureLoads(servers, { port, runs: RUNS, slowdown });
  const taps = await measureAllTaps(slowdown);
  const tapsAtUsualSlowdown = await measureAllTaps(() => USUAL_SLOWDOWN);
  const figures: Figures = {
    measured: new Date().toISOString().slice(0, 10),
    runs: RUNS,
    browser: browser.version(),
    ...(beside && { beside: beside.name }),
    sizes: measureSizes(),
    slowdown: spreadOf(slowdowns),
    loads: loadFigures(loads),
    taps,
    tapsAtUsualSlowdown,
    heap: await measureHeaps(),
    endpoint: await measureEndpoint(),
  };
  const before = await readFile(JSON_FILE, 'utf8').then(
    (text) => JSON.parse(text) as Figures,
    () => undefined,
  );
  const markdown = report(figures, before);
  await writeFile(JSON_FILE, `${JSON.stringify(figures, undefined, 2)}\n`);
  await writeFile(MARKDOWN_FILE, markdown);
  await mkdir(join(FILM_FILE, '..'), { recursive: true });
  await writeFile(FILM_FILE, filmstrip(loads));
  console.log(`${markdown}\nWritten to ${MARKDOWN_FILE} and .json; pictures: ${FILM_FILE}`);
} finally {
  await browser.close();
  for (const served of Object.values(servers)) {
    for (const { stop } of Object.values(served)) void stop();
  }
}

async function serveAll(protocol: 'h2' | 'h1') {
  return {
    page: await serveVariant(variants.page, protocol),
    plain: await serveVariant(variants.plain, protocol),
    preloaded: await serveVariant(variants.preloaded, protocol),
    idle: await serveVariant(variants.idle, protocol),
    bare: await serveVariant(variants.bare, protocol),
    ...(beside && { beside: await serveVariant(beside.site, protocol) }),
  };
}

/** Measured before each round, since the machine may be busy with other work by then. */
async function slowdown(): Promise<number> {
  const found = await slowdownOf(browser);
  slowdowns.push(found);
  return found;
}

async function measureHeaps() {
  return {
    page: await measureHeap({ browser, port }, `${servers.h2.page.url}/`),
    plain: await measureHeap({ browser, port }, `${servers.h2.plain.url}/`),
  };
}

async function measureAllTaps(slowdownOfRun: () => number | Promise<number>) {
  const runs: TapFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other
    const phone = { browser, port, slowdown: await slowdownOfRun() };
    // oxlint-disable-next-line no-await-in-loop -- the same
    const page = await measureTaps(phone, `${servers.h2.page.url}/`);
    // oxlint-disable-next-line no-await-in-loop -- the same
    const plain = await longestTaskAlone(phone, `${servers.h2.plain.url}/`);
    // oxlint-disable-next-line no-await-in-loop -- the same
    const bare = await longestTaskAlone(phone, `${servers.h2.bare.url}/`);
    runs.push({
      ...page,
      'longest task until 5 s after load, plain': plain,
      'longest task until 5 s after load, bare': bare,
    });
    console.log(`${run + 1}/${RUNS} taps, ${phone.slowdown.toFixed(1)} times slower`);
  }
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, spreadOf(runs.map((each) => each[name] ?? 0))]),
  );
}
