import { languages } from '@wnc/content/languages';

import { budgets } from '../built/sizes/budgets.ts';
import { sizeRows } from '../built/sizes/sizeTable.ts';
import type { Figures } from './figures.ts';
import { ROUND_TRIP_MS } from './slowPhone.ts';
import { nameOf } from './targets.ts';

/** `plain` is the same figure for the page without scripts and fonts, where it can be measured. */
export type Goal = {
  figure: string;
  goal: string;
  found: string;
  plain?: string | undefined;
  reached: boolean;
};

const MAX_OVER_PLAIN = 1.05;
const MAX_OVER_BARE = 1.25;
const MAX_OVER_BESIDE = 0.6;
const MAX_BLOCKING_MS = 5;
const MAX_SHIFT = 0.0005;
const MAX_REQUESTS = 6;
/** From a tap to the next paint; the other language may take one more round trip. */
const MAX_TAP_MS = 100;
const MAX_LANGUAGE_MS = MAX_TAP_MS + ROUND_TRIP_MS;
const MAX_TASK_MS = {
  'longest task until 5 s after load': 50,
  'longest task after the first interaction': 100,
};
const MAX_HEAP_MB = { onLoad: 0.8, afterInteraction: 2 };
const MAX_OVER_INSERT = 1.5;
const MAX_OVER_EMPTY_START_MS = 80;
const MAX_PROCESSOR_MS = 5;
/** The goals; the budgets follow the present sizes (docs/decisions/068). */
const MAX_SCRIPT_BYTES = 85_000;
const MAX_EARLY_BYTES = 2000;

/** The goals next to what was measured. */
export function goals(figures: Figures): Goal[] {
  return [
    ...paintGoals(figures),
    ...loadGoals(figures),
    ...interactionGoals(figures),
    ...endpointGoals(figures),
    ...sizeRows(figures.sizes, budgets).map(({ kind, bytes, budget }) =>
      atMost(`${kind}, bytes`, bytes, goalOf(kind) ?? budget),
    ),
  ];
}

/** Paints of the page divided by those of other pages, on a phone. */
function paintGoals({ loads }: Figures): Goal[] {
  const load = (name: string) => {
    const found = loads[name];
    if (!found) throw new Error(`There are no figures of "${name}".`);
    return found;
  };
  const ratio = (kind: 'fcp' | 'lcp', path: string, other: string, most: number): Goal => {
    const name = nameOf('page', path, 'h2', 'mobile');
    const found = load(name)[kind].median / load(other)[kind].median;
    return {
      figure: `${kind.toUpperCase()} of ${name} over ${other}`,
      goal: `≤ ${most}`,
      found: found.toFixed(2),
      reached: found <= most,
    };
  };
  const bare = nameOf('bare', '/', 'h2', 'mobile');
  const beside = nameOf('beside', '/', 'h2', 'mobile');
  return [
    ...languages.flatMap(({ path }) =>
      (['fcp', 'lcp'] as const).flatMap((kind) => [
        ratio(kind, path, nameOf('plain', path, 'h2', 'mobile'), MAX_OVER_PLAIN),
        ratio(kind, path, bare, MAX_OVER_BARE),
      ]),
    ),
    ...(beside in loads
      ? languages.map(({ path }) => ratio('lcp', path, beside, MAX_OVER_BESIDE))
      : []),
  ];
}

function loadGoals({ loads }: Figures): Goal[] {
  const pages = Object.entries(loads).filter(
    ([name]) => name.startsWith('page') && name.includes('h2'),
  );
  return pages.flatMap(([name, { scores, blocking, shift, requests }]) => {
    const plain = loads[name.replace('page', 'plain')];
    return [
      {
        figure: `Lighthouse, ${name}`,
        goal: 'all 100',
        found: Object.values(scores).join(' / '),
        plain: plain && Object.values(plain.scores).join(' / '),
        reached: Object.values(scores).every((score) => score === 100),
      },
      atMost(`blocking, ${name}`, blocking.median, MAX_BLOCKING_MS, plain?.blocking.median),
      atMost(`layout shift, ${name}`, shift.high, MAX_SHIFT),
      atMost(`requests on load, ${name}`, requests.median, MAX_REQUESTS),
    ];
  });
}

function interactionGoals({ taps, heap }: Figures): Goal[] {
  const perTap = (begin: string, most: number) =>
    Object.entries(taps)
      .filter(([name]) => name.startsWith(begin))
      .map(([name, { median }]) => atMost(name, median, most));
  return [
    ...Object.entries(MAX_TASK_MS).map(([figure, most]) =>
      atMost(figure, taps[figure]?.median, most, taps[`${figure}, plain`]?.median),
    ),
    ...perTap('tap', MAX_TAP_MS),
    ...perTap('language switch', MAX_LANGUAGE_MS),
    atMost('heap on load, MB', heap.page.onLoad, MAX_HEAP_MB.onLoad, heap.plain.onLoad),
    atMost(
      'heap after the first interaction, MB',
      heap.page.afterInteraction,
      MAX_HEAP_MB.afterInteraction,
    ),
  ];
}

const endpointGoals = ({ endpoint }: Figures): Goal[] => [
  atMost(
    'endpoint: `202` over a function that only inserts a row',
    endpoint.accepted.median / endpoint.insertingFunction.median,
    MAX_OVER_INSERT,
  ),
  atMost(
    'endpoint: cold start, ms more than an empty function',
    endpoint.coldStart.median - endpoint.emptyColdStart.median,
    MAX_OVER_EMPTY_START_MS,
  ),
  atMost('endpoint: processor time per post, ms', endpoint.processorMsPerPost, MAX_PROCESSOR_MS),
];

const atMost = (figure: string, found: number | undefined, most: number, plain?: number): Goal => ({
  figure,
  goal: `≤ ${most}`,
  found: text(found),
  plain: plain === undefined ? undefined : text(plain),
  reached: found !== undefined && found <= most,
});

const text = (value: number | undefined) =>
  value === undefined ? '–' : String(Number(value.toFixed(3)));

function goalOf(kind: string): number | undefined {
  if (kind.startsWith('all scripts')) return MAX_SCRIPT_BYTES;
  return kind.startsWith('early script') ? MAX_EARLY_BYTES : undefined;
}
