import type { LoadFigures } from './figures.ts';
import { type LighthouseFigures, measureWithLighthouse } from './measureWithLighthouse.ts';
import type { Protocol, Served } from './serveVariant.ts';
import type { Variant } from './siteVariants.ts';
import { spreadOf } from './spreadOf.ts';
import { targetsFor } from './targets.ts';

/** The results of each run, by target. */
export type Loads = ReadonlyMap<string, LighthouseFigures[]>;

/** Each target once, then all of them again, so that a slow minute affects all alike. */
export async function measureLoads(
  servers: Record<Protocol, Partial<Record<Variant, Served>>>,
  {
    port,
    runs,
    slowdown: slowdownNow,
  }: { port: number; runs: number; slowdown: () => Promise<number> },
): Promise<Loads> {
  const loads = new Map<string, LighthouseFigures[]>();
  for (let run = 1; run <= runs; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other
    const slowdown = await slowdownNow();
    for (const { name, variant, path, protocol, device } of targetsFor(servers)) {
      const url = `${servers[protocol][variant]?.url}${path}`;
      const isWhole = variant === 'page';
      // oxlint-disable-next-line no-await-in-loop -- the same
      const figures = await measureWithLighthouse(url, { port, device, slowdown, isWhole });
      loads.set(name, [...(loads.get(name) ?? []), figures]);
      const { fcp, lcp } = figures;
      console.log(`${run}/${runs} ${name}: FCP ${Math.round(fcp)}, LCP ${Math.round(lcp)} ms`);
    }
  }
  return loads;
}

/** The medians and spreads of the results. */
export const loadFigures = (loads: Loads): Record<string, LoadFigures> =>
  Object.fromEntries(
    [...loads].map(([name, runs]) => [
      name,
      {
        fcp: spreadOf(runs.map(({ fcp }) => fcp)),
        lcp: spreadOf(runs.map(({ lcp }) => lcp)),
        blocking: spreadOf(runs.map(({ blocking }) => blocking)),
        shift: spreadOf(runs.map(({ shift }) => shift)),
        requests: spreadOf(runs.map(({ requests }) => requests)),
        asked: runs.at(-1)?.asked ?? [],
        machine: spreadOf(runs.map(({ machine }) => machine)),
        scores: medianScores(runs),
      },
    ]),
  );

const medianScores = (runs: readonly LighthouseFigures[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(runs[0]?.scores ?? {}).map((name) => [
      name,
      spreadOf(runs.map(({ scores }) => scores[name] ?? 0)).median,
    ]),
  );
