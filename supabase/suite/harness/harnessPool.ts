import { createHarness, type Harness, type HarnessOptions } from './createHarness.ts';

const LAST_LINES = 12;

export type HarnessPool = {
  /** Resolves to a fresh harness as soon as one is free. */
  readonly use: <Result>(work: (harness: Harness) => Promise<Result>) => Promise<Result>;
  readonly stop: () => Promise<void>;
};

/** Up to `size` harnesses, created on demand and reused. */
export function createHarnessPool(size: number, options: HarnessOptions): HarnessPool {
  const free: Harness[] = [];
  const waiting: ((harness: Harness) => void)[] = [];
  const all: Promise<Harness>[] = [];

  const take = (): Promise<Harness> => {
    const known = free.pop();
    if (known) return Promise.resolve(known);
    if (all.length >= size) return new Promise((resolve) => waiting.push(resolve));
    const made = createHarness(options);
    all.push(made);
    return made;
  };
  return {
    use: async (work) => {
      const harness = await take();
      try {
        await harness.reset();
        return await work(harness);
      } catch (error) {
        const said = harness.log.slice(-LAST_LINES).join('\n');
        if (error instanceof Error) error.message += `\n\nThe function said last:\n${said}`;
        throw error;
      } finally {
        const next = waiting.shift();
        if (next) next(harness);
        else free.push(harness);
      }
    },
    stop: async () => {
      const harnesses = await Promise.allSettled(all);
      const made = harnesses.flatMap((harness) =>
        harness.status === 'fulfilled' ? [harness.value] : [],
      );
      await Promise.all(made.map((harness) => harness.stop()));
    },
  };
}
