import { createWorld, type World } from './createWorld.ts';

const LAST_LINES = 12;

export type WorldPool = {
  /** Resolves to a fresh world as soon as one is free. */
  readonly use: <Result>(work: (world: World) => Promise<Result>) => Promise<Result>;
  readonly stop: () => Promise<void>;
};

/** Up to `size` worlds, created on demand and reused. */
export function createWorldPool(
  size: number,
  options: Parameters<typeof createWorld>[0],
): WorldPool {
  const free: World[] = [];
  const waiting: ((world: World) => void)[] = [];
  const all: Promise<World>[] = [];

  const take = (): Promise<World> => {
    const known = free.pop();
    if (known) return Promise.resolve(known);
    if (all.length >= size) return new Promise((resolve) => waiting.push(resolve));
    const made = createWorld(options);
    all.push(made);
    return made;
  };
  return {
    use: async (work) => {
      const world = await take();
      try {
        await world.reset();
        return await work(world);
      } catch (error) {
        const said = world.log.slice(-LAST_LINES).join('\n');
        if (error instanceof Error) error.message += `\n\nThe function said last:\n${said}`;
        throw error;
      } finally {
        const next = waiting.shift();
        if (next) next(world);
        else free.push(world);
      }
    },
    stop: async () => {
      const worlds = await Promise.allSettled(all);
      const made = worlds.flatMap((world) => (world.status === 'fulfilled' ? [world.value] : []));
      await Promise.all(made.map((world) => world.stop()));
    },
  };
}
