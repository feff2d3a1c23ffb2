import type { LoadFigures } from './report.ts';
import type { Spread } from './statistics.ts';
import { nameOf } from './targets.ts';

export type Goal = { figure: string; goal: string; found: string; reached: boolean };

type Found = { loads: Record<string, LoadFigures>; taps: Record<string, Spread> };

const MAX_OVER_PLAIN = 1.05;
const MAX_OVER_BARE = 1.25;
const MAX_BLOCKING_MS = 5;
const MAX_REQUESTS = 6;
/** The next paint after a tap; the other language may take a round trip and its words more. */
const MAX_TAP_MS = 100;
const MAX_TASK_MS = {
  'longest task from load to 5 s': 50,
  'longest task after the first sign': 100,
};
const MAX_HEAP_MB = { 'heap on load, MB': 0.8, 'heap after the first sign, MB': 2 };

/** The goals of the page beside what was found. */
export function goals({ loads, taps }: Found): Goal[] {
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
  const pages = Object.entries(loads).filter(
    ([name]) => name.startsWith('page') && name.includes('h2'),
  );
  const upTo = (most: Record<string, number>) =>
    Object.entries(most).map(([figure, limit]) => atMost(figure, taps[figure]?.median, limit));
  return [
    ...['/', '/es/'].flatMap((path) =>
      (['fcp', 'lcp'] as const).flatMap((kind) => [
        ratio(kind, path, nameOf('plain', path, 'h2', 'mobile'), MAX_OVER_PLAIN),
        ratio(kind, path, nameOf('bare', '/', 'h2', 'mobile'), MAX_OVER_BARE),
      ]),
    ),
    ...pages.flatMap(([name, { scores, blocking, shift, requests }]) => [
      {
        figure: `Lighthouse, ${name}`,
        goal: '100 / 100 / 100 / 100',
        found: Object.values(scores).join(' / '),
        reached: Object.values(scores).every((score) => score === 100),
      },
      atMost(`blocking, ${name}`, blocking.median, MAX_BLOCKING_MS),
      atMost(`layout shift, ${name}`, shift.high, 0.0005),
      atMost(`requests on load, ${name}`, requests.median, MAX_REQUESTS),
    ]),
    ...upTo(MAX_TASK_MS),
    ...upTo(MAX_HEAP_MB),
    ...Object.keys(taps)
      .filter((name) => name.startsWith('tap'))
      .map((name) => atMost(name, taps[name]?.median, MAX_TAP_MS)),
  ];
}

const atMost = (figure: string, found: number | undefined, most: number): Goal => ({
  figure,
  goal: `≤ ${most}`,
  found: found === undefined ? '–' : String(Number(found.toFixed(3))),
  reached: found !== undefined && found <= most,
});
