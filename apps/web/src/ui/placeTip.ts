/** From the word to its explanation, and from the explanation to the edge of the window. */
const GAP_PX = 10;
const EDGE_PX = 16;
/** Including the padding above it. */
const FIRST_LINE_PX = 40;

/**
 * Places the open explanation below its word, or above if there is room only there, and points it
 * at the word. Before React, CSS anchor positioning does it; Firefox loses that position when the
 * pointer moves.
 */
export function placeTip(word: HTMLElement, tip: HTMLElement): void {
  const target = word.getBoundingClientRect();
  const middle = target.left + target.width / 2;
  const { width, height } = tip.getBoundingClientRect();
  const right = document.documentElement.clientWidth - width - EDGE_PX;
  const left = Math.max(EDGE_PX, Math.min(middle - width / 2, right));
  const below = target.bottom + GAP_PX;
  const above = target.top - height - GAP_PX;
  // If neither side has room: below, if at least its first line is in sight there.
  const neededPx = above < 0 ? FIRST_LINE_PX : height;
  const isBelow = below + neededPx < innerHeight;
  const top = isBelow ? below : above;
  Object.assign(tip.style, {
    position: 'absolute',
    inset: 'auto',
    margin: '0',
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
  });
  tip.style.setProperty('--pointer', `${middle - left}px`);
  tip.dataset['side'] = isBelow ? 'below' : 'above';
}
