import type { Part } from './parts.ts';

/** A piece of the page that is hydrated on its own: a section, or what `nodes` selects. */
export type Piece = { name: string; part: Part; nodes?: string };

/** The selector of the elements of a piece. */
export const nodesOf = ({ name, nodes }: Piece): string => nodes ?? `#${name}`;

let pieces: readonly Piece[] = [];
const taken: string[] = [];
const waiting = new Set<() => void>();

/** Sets the pieces of the page that React is going to hydrate, each on its own. */
export function expectPieces(expected: readonly Piece[]): void {
  pieces = expected;
}

/** Notes that React has hydrated a piece, or has failed in it and leaves it alone. */
export function notePiece(name: string): void {
  taken.push(name);
  for (const look of waiting) look();
}

/** The pieces that belong to these parts. */
export const piecesOf = (parts: readonly Part[]): readonly Piece[] =>
  pieces.filter(({ part }) => parts.includes(part));

/** Resolves when every piece of these parts has been hydrated, or has failed. */
export const piecesHydrated = (parts: readonly Part[]): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!piecesOf(parts).every(({ name }) => taken.includes(name))) return;
      waiting.delete(look);
      resolve();
    };
    waiting.add(look);
    look();
  });
