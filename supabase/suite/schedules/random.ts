/** A seeded pseudorandom number generator (mulberry32). */
export type Random = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** One of several; throws where there is none. */
  readonly pick: <const Item>(items: readonly Item[]) => Item;
  readonly chance: (share: number) => boolean;
};

export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    chance: (share) => next() < share,
  };
}
