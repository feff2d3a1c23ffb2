import type { Sizes } from '../built/sizes/measureSizes.ts';
import type { EndpointFigures } from './measureEndpoint.ts';
import type { HeapFigures } from './measureHeap.ts';
import type { Spread } from './statistics.ts';

export type LoadFigures = {
  fcp: Spread;
  lcp: Spread;
  blocking: Spread;
  shift: Spread;
  requests: Spread;
  /** What was asked for in the last run. */
  asked: string[];
  scores: Record<string, number>;
  machine: Spread;
};

/** What one call of the benchmark found; times in milliseconds, sizes in bytes. */
export type Figures = {
  measured: string;
  runs: number;
  browser: string;
  /** How many times slower the telephone was than the machine. */
  slowdown: Spread;
  sizes: Sizes;
  loads: Record<string, LoadFigures>;
  taps: Record<string, Spread>;
  heap: Record<'page' | 'plain', HeapFigures>;
  endpoint: EndpointFigures;
};
