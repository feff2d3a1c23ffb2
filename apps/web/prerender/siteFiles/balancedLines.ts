/** A longest line this much longer than need be is taken for a better break further up. */
const ROOM = 1.05;

/**
 * Breaks a text at its blanks into as few lines as fit into `width`, and makes the longest of them
 * about as short as that number of lines allows.
 */
export function balancedLines(
  text: string,
  width: number,
  widthOf: (line: string) => number,
): string[] {
  const fewest = fill(text, width, widthOf);
  let shortest = fewest;
  for (let next = fewest; next.length === fewest.length;) {
    shortest = next;
    next = fill(text, Math.max(...shortest.map(widthOf)) - 1, widthOf);
  }
  return fill(text, Math.min(width, Math.max(...shortest.map(widthOf)) * ROOM), widthOf);
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
