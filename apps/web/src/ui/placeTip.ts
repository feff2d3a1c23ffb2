/** From the word to its explanation, and from the explanation to the edge of the window. */
const GAP_PX = 10;
const EDGE_PX = 16;

/**
 * Points the open explanation at its word. Where the style sheet cannot place it beside the word
 * (browsers older than anchor positioning), it is placed below, or above where there is no room.
 */
export function placeTip(word: HTMLElement, tip: HTMLElement): void {
  const target = word.getBoundingClientRect();
  const middle = target.left + target.width / 2;
  if (!CSS.supports('anchor-scope', '--term')) {
    const { width, height } = tip.getBoundingClientRect();
    const right = document.documentElement.clientWidth - width - EDGE_PX;
    const left = Math.max(EDGE_PX, Math.min(middle - width / 2, right));
    const below = target.bottom + GAP_PX;
    const top = below + height < innerHeight ? below : target.top - height - GAP_PX;
    Object.assign(tip.style, {
      position: 'absolute',
      left: `${left + scrollX}px`,
      top: `${top + scrollY}px`,
    });
  }
  const placed = tip.getBoundingClientRect();
  tip.style.setProperty('--pointer', `${middle - placed.left}px`);
  tip.dataset['side'] = placed.top < target.top ? 'above' : 'below';
}
