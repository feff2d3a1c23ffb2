import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { SHARE_PICTURE_PX } from '../../src/head/addresses.ts';
import { balancedLines } from './balancedLines.ts';
import { placeDrawing } from './placeDrawing.ts';
import { readTypeface } from './readTypeface.ts';

const { width: WIDTH_PX, height: HEIGHT_PX } = SHARE_PICTURE_PX;
const MARGIN_PX = 64;
const TITLE_PX = 88;
const TITLE_WIDTH_PX = 660;
const TITLE_TOP_PX = 140;
const NAME_PX = 40;
const NAME_BASELINE_PX = 592;
/** The art of the first screen keeps its proportions and sits on the lower edge. */
const RIDGES_PX = { x: 0, y: 97, width: WIDTH_PX, height: 533 };
const BUNTING_PX = { x: 0, y: -8, width: WIDTH_PX, height: 125 };
const MARK_PX = { x: MARGIN_PX, y: 546, width: 48, height: 56 };
const NAME_LEFT_PX = MARK_PX.x + 64;
/** `ridge-900` of the theme, and its sky from top to bottom. */
const INK = '#11264d';
const SKY = { '0': '#c0def2', '.3': '#e0eff9', '.6': '#ffedce' };

/** The picture beside a shared link: the first screen's art, the title and the name. */
export async function sharePicture(
  sources: string,
  words: { title: string; name: string },
): Promise<string> {
  const art = (file: string) => readFile(resolve(sources, 'art', file), 'utf8');
  const font = resolve(sources, 'fonts/faustina-latin-var.woff2');
  const title = await readTypeface(font, { weight: 750, sizePx: TITLE_PX, tracking: -0.02 });
  const name = await readTypeface(font, { weight: 700, sizePx: NAME_PX });
  const lines = balancedLines(words.title, TITLE_WIDTH_PX, title.widthOf).map((line, index) =>
    title.outline(line, MARGIN_PX, TITLE_TOP_PX + (index + 1) * TITLE_PX),
  );
  const whiteMark = (await art('mark.svg')).replaceAll(/fill="#\w+"/g, 'fill="#fff"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">
    <linearGradient id="sky" x2="0" y2="1">${Object.entries(SKY).map(stop).join('')}</linearGradient>
    <path fill="url(#sky)" d="M0 0h${WIDTH_PX}v${HEIGHT_PX}H0Z"/>
    ${placeDrawing(await art('hero/ridges.svg'), RIDGES_PX)}
    ${placeDrawing(await art('hero/bunting.svg'), BUNTING_PX)}
    <path fill="${INK}" d="${lines.join('')}"/>
    ${placeDrawing(whiteMark, MARK_PX)}
    <path fill="#fff" d="${name.outline(words.name, NAME_LEFT_PX, NAME_BASELINE_PX)}"/>
  </svg>`;
}

const stop = ([offset, color]: [string, string]) =>
  `<stop offset="${offset}" stop-color="${color}"/>`;
