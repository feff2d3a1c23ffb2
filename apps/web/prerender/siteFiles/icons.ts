import type { SKY_COLOR } from '../../src/head/addresses.ts';
import { placeDrawing } from './placeDrawing.ts';

/** The mark is 48 wide and 56 high, in `ridge-700`; on a dark tab it is `ridge-300`. */
const ON_DARK = '<style>@media(prefers-color-scheme:dark){path{fill:#99c5e8}}</style>';

/** The mark in a square, in the color scheme of the browser's tab. */
export const tabIcon = (mark: string): string =>
  mark.replace('viewBox="0 0 48 56"', 'viewBox="-4 0 56 56"').replace('>', `>${ON_DARK}`);

/** The mark in a square of `size` px, transparent or on `ground`; `share` of the height is mark. */
export function squareIcon(
  mark: string,
  { size, share, ground }: { size: number; share: number; ground?: typeof SKY_COLOR | '#fff' },
): string {
  const height = size * share;
  const width = (height * 48) / 56;
  const place = { x: (size - width) / 2, y: (size - height) / 2, width, height };
  const fill = ground ? `<path fill="${ground}" d="M0 0h${size}v${size}H0Z"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${fill}${placeDrawing(mark, place)}</svg>`;
}

/** An ICO file: a header of 22 bytes and a PNG of 32 × 32 px. */
export function icoFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(32, 6); // width in px
  header.writeUInt8(32, 7); // height in px
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
