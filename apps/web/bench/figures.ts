import type { Sizes } from '../built/sizes/measureSizes.ts';
import type { EndpointFigures } from './measureEndpoint.ts';
import type { HeapFigures } from './measureHeap.ts';
import type { Spread } from './spreadOf.ts';

export type LoadFigures = {
  fcp: Spread;
  lcp: Spread;
  blocking: Spread;
  shift: Spread;
  requests: Spread;
  /** The requests of the last run. */
  asked: string[];
  scores: Record<string, number>;
  machine: Spread;
};

/** The results of one benchmark; times in milliseconds, sizes in bytes. */
export type Figures = {
  measured: string;
  runs: number;
  browser: string;
  /** How many times slower the simulated phone was than the machine. */
  slowdown: Spread;
  sizes: Sizes;
  /** The name of the other site that was measured in the same run. */
  beside?: string;
  loads: Record<string, LoadFigures>;
  taps: Record<string, Spread>;
  /** The same, with the machine's processor throttled `USUAL_SLOWDOWN` times. */
  tapsAtUsualSlowdown: Record<string, Spread>;
  heap: Record<'page' | 'plain', HeapFigures>;
  endpoint: EndpointFigures;
};
