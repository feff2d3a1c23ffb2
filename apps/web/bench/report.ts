import { budgets } from '../built/sizes/budgets.ts';
import { sizeRows, sizeTable } from '../built/sizes/sizeTable.ts';
import { endpointTable } from './endpointTable.ts';
import type { Figures } from './figures.ts';
import { goals } from './goals.ts';
import { PHONE_RATING, USUAL_SLOWDOWN } from './slowdownOf.ts';
import { spreadOf } from './spreadOf.ts';
import { rounded, spread, table } from './table.ts';

/** The page `docs/performance.md`; `before` are the figures committed last. */
export function report(figures: Figures, before?: Figures): string {
  const { measured, runs, browser, slowdown, beside } = figures;
  const machine = spreadOf(Object.values(figures.loads).map((load) => load.machine.median));
  return `# Performance

Written by \`npm run bench\` on ${measured}, Chromium ${browser}, medians of ${runs} (lowest to highest). Absolute times depend on the machine, whose CPU Lighthouse rates at ${spread(machine)} (a desktop computer: 1500 and more); the ratios are what counts. Mobile is Lighthouse's simulated slow 4G and the CPU of a phone that it rates at ${PHONE_RATING}, ${spread(slowdown)} times slower than the machine ([099](decisions/099-the-same-phone-on-every-machine.md)). \`plain\` is the same page without scripts and fonts, \`bare\` a page of 14 kB of text alone, \`preloaded\` the page with the font of its headings preloaded, \`idle\` the page that loads React when the browser is idle instead of at the first interaction.${beside ? ` \`beside\` is the home page of ${beside}, served in the same way.` : ''}

## Goals

${table(
  ['figure', 'goal', 'found', 'plain', ''],
  goals(figures).map(({ figure, goal, found, plain, reached }) => [
    figure,
    goal,
    found,
    plain ?? '',
    reached ? 'reached' : 'missed',
  ]),
)}

## Loads

${table(
  ['target', 'FCP', 'LCP', 'LCP before', 'blocking', 'shift', 'requests'],
  Object.entries(figures.loads).map(([name, load]) => [
    name,
    spread(load.fcp),
    spread(load.lcp),
    rounded(before?.loads[name]?.lcp.median),
    spread(load.blocking),
    load.shift.high.toFixed(3),
    rounded(load.requests.median),
  ]),
)}

## On a slow phone (the same processor, slow 4G, throttled for real)

In milliseconds; tasks in processor time ([100](decisions/100-laid-out-while-it-is-parsed.md)), everything else by the clock.

${table(
  ['what', 'found', 'before', `machine slowed ${USUAL_SLOWDOWN} times`],
  Object.entries(figures.taps).map(([name, found]) => {
    const atUsual = figures.tapsAtUsualSlowdown[name];
    return [
      name,
      spread(found),
      rounded(before?.taps[name]?.median),
      atUsual ? spread(atUsual) : '–',
    ];
  }),
)}

## Memory, in MB

${table(
  ['what', 'on load', 'after the first interaction'],
  Object.entries(figures.heap).map(([name, { onLoad, afterInteraction }]) => [
    name,
    rounded(onLoad),
    rounded(afterInteraction),
  ]),
)}

## The endpoint (${figures.endpoint.cores} cores, shared with the database and the client)

${endpointTable(figures.endpoint, before?.endpoint)}

## Sizes

${sizeTable(sizeRows(figures.sizes, budgets, before?.sizes))}
`;
}
