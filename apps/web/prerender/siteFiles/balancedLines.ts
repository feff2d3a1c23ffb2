/** The longest line may be this much longer than necessary, for better breaks above it. */
const ROOM = 1.05;

/**
 * Breaks a text at its spaces into as few lines as fit into `width`, the longest of them about as
 * short as that many lines allow.
 */
export function balancedLines(
  text: string,
  width: number,
  widthOf: (line: string) => number,
): string[] {
  const widest = (lines: string[]) => Math.max(...lines.map(widthOf));
  const fewest = fill(text, width, widthOf);
  let shortest = widest(fewest);
  for (;;) {
    const next = fill(text, shortest - 1, widthOf);
    if (next.length > fewest.length || widest(next) >= shortest) break;
    shortest = widest(next);
  }
  return fill(text, Math.min(width, shortest * ROOM), widthOf);
}

function fill(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
