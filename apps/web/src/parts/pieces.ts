import type { Part } from './parts.ts';

/** A piece of the page that React takes over on its own: a section, or what `nodes` selects. */
export type Piece = { name: string; part: Part; nodes?: string };

/** The selector of the elements of a piece. */
export const nodesOf = ({ name, nodes }: Piece): string => nodes ?? `#${name}`;

let pieces: readonly Piece[] = [];
const taken: string[] = [];
const waiting = new Set<() => void>();

/** Tells which pieces of the page React is about to take over, one after the other. */
export function expectPieces(expected: readonly Piece[]): void {
  pieces = expected;
}

/** Tells that React has taken over a piece, or has failed in it and leaves it alone. */
export function notePiece(name: string): void {
  taken.push(name);
  for (const look of waiting) look();
}

export const piecesOf = (parts: readonly Part[]): readonly Piece[] =>
  pieces.filter(({ part }) => parts.includes(part));

/** Resolves when React has taken over every piece of these parts. */
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
