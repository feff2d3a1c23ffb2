/** What a visitor does who goes on by themselves. */
const SIGNS = ['wheel', 'pointerdown', 'keydown'];

/** Tells whether the visitor has gone on by themselves since this was called. */
export function ownWay(): () => boolean {
  let isOwn = false;
  const note = () => {
    isOwn = true;
  };
  for (const sign of SIGNS) addEventListener(sign, note, { once: true, passive: true });
  return () => isOwn;
}
