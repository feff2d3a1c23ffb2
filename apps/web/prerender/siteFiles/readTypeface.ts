import { readFile } from 'node:fs/promises';

import { parse, type PathCommand } from 'opentype.js/dist/opentype.mjs';
import decompress from 'woff2-encoder/decompress';

/** Of a coordinate in px. */
const DECIMALS = 1;

/** Draws a line of text: `outline(text, x, y)` is the path data with the baseline at y. */
export type Typeface = {
  widthOf: (text: string) => number;
  outline: (text: string, x: number, y: number) => string;
};

/** An instance of one of the site's variable fonts; `tracking` is a fraction of `sizePx`. */
export async function readTypeface(
  file: string,
  style: { weight: number; sizePx: number; tracking?: number },
): Promise<Typeface> {
  const { buffer } = (await decompress(await readFile(file))).slice();
  const font = parse(buffer);
  const options = {
    kerning: true,
    letterSpacing: style.tracking ?? 0,
    variation: { wght: style.weight },
  };
  return {
    widthOf: (text) => font.getAdvanceWidth(drawn(text), style.sizePx, options),
    outline: (text, x, y) =>
      font.getPath(drawn(text), x, y, style.sizePx, options).commands.map(pathData).join(''),
  };
}

/** The fonts lack a no-break space; browsers fall back to the ordinary one. */
const drawn = (text: string) => text.replaceAll('\u00A0', ' ');

/** The library's own path data holds NaN where a coordinate is almost an integer. */
const pathData = ({ type, x1, y1, x2, y2, x, y }: PathCommand) =>
  type + [x1, y1, x2, y2, x, y].flatMap((place) => place?.toFixed(DECIMALS) ?? []).join(' ');
