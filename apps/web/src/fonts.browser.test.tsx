import './styles.css';
import arimo from '@fontsource/arimo/files/arimo-latin-400-normal.woff2?url';
import arimoBold from '@fontsource/arimo/files/arimo-latin-700-normal.woff2?url';
import notoSerifBold from '@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff2?url';
import roboto from '@fontsource/roboto/files/roboto-latin-400-normal.woff2?url';
import robotoBold from '@fontsource/roboto/files/roboto-latin-700-normal.woff2?url';
import tinosBold from '@fontsource/tinos/files/tinos-latin-700-normal.woff2?url';
import { aboutWords, missionWords, visionWords } from '@wnc/content/about';
import { approachWords } from '@wnc/content/approach';
import { reliefWords } from '@wnc/content/relief';
import { expect, test } from 'vitest';

/** As a share of the width, and of the font size. */
const TOLERANCE = 0.03;

/** Fonts of visitors' systems, or equally wide ones; one that no `@font-face` names is not adjusted. */
const SYSTEMS = [
  ['Times New Roman Bold', tinosBold, '750 100px Faustina'],
  ['Noto Serif Bold', notoSerifBold, '750 100px Faustina'],
  ['Arial', arimo, '400 100px Figtree'],
  ['Arial Bold', arimoBold, '600 100px Figtree'],
  ['Roboto', roboto, '400 100px Figtree'],
  ['Roboto Bold', robotoBold, '600 100px Figtree'],
] as const;

const sentences = [aboutWords, missionWords, visionWords, approachWords, reliefWords].flatMap(
  stringsIn,
);

for (const [name, url, typeface] of SYSTEMS) {
  test(`a visitor whose system has ${name} reads in it before the typeface loads, and nothing moves`, async () => {
    const face = faceThatNames(name);
    const fallback = await new FontFace('Fallback', `url(${url})`, face && adjusted(face)).load();
    document.fonts.add(fallback);
    await document.fonts.load(typeface);
    const ours = measure(typeface);
    const theirs = measure('100px Fallback');
    document.fonts.delete(fallback);
    expect(Math.abs(theirs.width / ours.width - 1)).toBeLessThan(TOLERANCE);
    if (!face) return;
    expect(Math.abs(theirs.ascent - ours.ascent)).toBeLessThan(TOLERANCE);
    expect(Math.abs(theirs.descent - ours.descent)).toBeLessThan(TOLERANCE);
  });
}

/** The width of all sentences, and the ascent and descent of a line, in em. */
function measure(font: string) {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('The browser cannot draw.');
  canvas.font = font;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
    canvas.measureText('x');
  const width = sentences.reduce((sum, each) => sum + canvas.measureText(each).width, 0);
  return { width: width / 100, ascent: ascent / 100, descent: descent / 100 };
}

const adjusted = ({ style }: CSSFontFaceRule) => ({
  sizeAdjust: style.getPropertyValue('size-adjust'),
  ascentOverride: style.getPropertyValue('ascent-override'),
  descentOverride: style.getPropertyValue('descent-override'),
});

function faceThatNames(name: string): CSSFontFaceRule | undefined {
  return [...document.styleSheets]
    .flatMap(rulesIn)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .find((rule) => rule.style.getPropertyValue('src').includes(`local("${name}")`));
}

/** Including those inside layers. */
const rulesIn = ({ cssRules }: CSSStyleSheet | CSSLayerBlockRule): CSSRule[] =>
  [...cssRules].flatMap((rule) => (rule instanceof CSSLayerBlockRule ? rulesIn(rule) : rule));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(stringsIn) : [];
}
