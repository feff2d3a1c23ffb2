import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { SKY_COLOR } from '../../src/head/addresses.ts';
import { tabIcon } from './icons.ts';
import { sharePicture } from './sharePicture.ts';

const SRC = resolve(import.meta.dirname, '../../src');
const read = (file: string) => readFileSync(resolve(SRC, file), 'utf8');

/** A color of the theme as `#c0def2`: from oklch to sRGB as in CSS Color 4, section 9.4. */
function colorOf(name: string): string {
  const found = new RegExp(`--color-${name}: oklch\\((.*) (.*) (.*)\\);`).exec(read('theme.css'));
  const [, lightness = 0, chroma = 0, hue = 0] = found?.map(Number) ?? [];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((part) => {
    const light = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(Math.max(light, 0), 1));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const colorsIn = (svg = '') => [...new Set(svg.match(/#[\da-f]{6}\b/g))];

test("the browser's bar, the tab's icon and the picture of a shared link have the colors of the page", async () => {
  const picture = await sharePicture(SRC, { title: 'Neighbors', name: 'Neighbors' });
  const [sky] = /<linearGradient id="sky".*?<\/linearGradient>/s.exec(picture) ?? [];
  expect(SKY_COLOR).toBe(colorOf('ridge-200'));
  expect(colorsIn(sky)).toEqual(['ridge-200', 'ridge-100', 'sun-100'].map(colorOf));
  expect(picture).toContain(`<path fill="${colorOf('ridge-900')}" d="M`);
  expect(colorsIn(tabIcon(read('art/mark.svg')))).toEqual(['ridge-300', 'ridge-700'].map(colorOf));
});
