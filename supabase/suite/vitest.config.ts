import { hasHostedDeno } from '@wnc/local-stack/denoBinary';
import { defineConfig } from 'vitest/config';

/** How many endpoints run side by side under one Deno. */
const HARNESSES = 3;
/** Most runs only under the version of the hosted runtime, unless asked to or there is none. */
const isLong = process.env['WNC_SUITE'] === 'long' || !hasHostedDeno;
const editions = [
  {
    deno: 'deno',
    name: 'Deno 2.9',
    leftOut: isLong ? [] : ['{load,matrix,properties,restart,schedules}.test.ts'],
  },
  ...(hasHostedDeno ? [{ deno: 'deno-2.1', name: 'Deno 2.1', leftOut: [] } as const] : []),
] as const;

export default defineConfig({
  cacheDir: '../node_modules/.vite',
  test: {
    globalSetup: ['./startDatabase.ts'],
    maxConcurrency: HARNESSES,
    maxWorkers: 2,
    // No case waits for a time; this is the limit for one that hangs.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // In this order, a run ends with the failed cases.
    reporters: ['./reportTable.ts', 'default'],
    projects: editions.map(({ deno, name, leftOut }) => ({
      extends: true as const,
      test: {
        name,
        provide: { deno, harnesses: HARNESSES },
        include: ['*.test.ts'],
        exclude: [...leftOut],
      },
    })),
  },
});

declare module 'vitest' {
  interface ProvidedContext {
    /** The Deno to run the function with. */
    deno: 'deno' | 'deno-2.1';
    harnesses: number;
    /** A server whose database `template_contact` is the migrated one, empty. */
    databaseServer: string;
    /** The function's own deno.json, but with the suite's clock and timeouts. */
    denoConfig: string;
  }
}
