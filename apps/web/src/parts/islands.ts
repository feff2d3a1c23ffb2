import type { Part } from './parts.ts';

/** What React hydrates on its own, with the code of its part: a section, or what `nodes` selects. */
export type Island = { name: string; part: Part; nodes?: string };

/** The selector of the elements of an island. */
export const nodesOf = ({ name, nodes }: Island): string => nodes ?? `#${name}`;

let islands: readonly Island[] = [];
const taken: string[] = [];
const waiting = new Set<() => void>();

/** Sets the islands that React is going to hydrate. */
export function expectIslands(expected: readonly Island[]): void {
  islands = expected;
}

/** Notes that React has hydrated an island, or has failed in it and leaves it alone. */
export function noteIsland(name: string): void {
  taken.push(name);
  for (const look of waiting) look();
}

/** The islands that belong to these parts. */
export const islandsOf = (parts: readonly Part[]): readonly Island[] =>
  islands.filter(({ part }) => parts.includes(part));

/** Resolves when every island of these parts has been hydrated, or has failed. */
export const islandsHydrated = (parts: readonly Part[]): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!islandsOf(parts).every(({ name }) => taken.includes(name))) return;
      waiting.delete(look);
      resolve();
    };
    waiting.add(look);
    look();
  });
