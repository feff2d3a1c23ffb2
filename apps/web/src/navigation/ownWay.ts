/** What a visitor does who goes on by themselves. */
const SIGNS = ['wheel', 'pointerdown', 'keydown'];

/** Tells whether the visitor has gone on by themselves since this was called. */
export function ownWay(): () => boolean {
  let isOwn = false;
  const note = () => {
    isOwn = true;
  };
  // On the way down: in a part that React has not taken over yet, it stops events on the way up.
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true });
  return () => isOwn;
}
