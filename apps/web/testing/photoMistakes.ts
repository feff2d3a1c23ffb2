import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { people } from '@wnc/content/team';
import sharp from 'sharp';

import { isReadable } from '../prerender/checks/readablePhotos.ts';

/** How much wider or taller than its shape a photo may be: the rest is cropped away. */
const SHAPE_TOLERANCE = 0.1;
const FORMATS: Readonly<Record<string, string>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png' };
/** Which line of the table applies to the portraits that it does not name. */
const PORTRAITS = { leaders: 'team/director', chws: 'team/chw1' };

type PhotoRule = { across: number; down: number; minWidthPx: number };

/** The table in the README of the photographs: shape and minimum width of each place. */
function photoRules(readme: string): Map<string, PhotoRule> {
  const rules = new Map<string, PhotoRule>();
  for (const [, names = '', across, down, width] of readme.matchAll(
    /^\| (`.+?) +\| (\d+) : (\d+) +\| (\d+) px/gm,
  )) {
    const rule = { across: Number(across), down: Number(down), minWidthPx: Number(width) };
    for (const [, slot = ''] of names.matchAll(/`([^`]+)`/g)) rules.set(slot, rule);
  }
  return rules;
}

/** What is wrong with the photographs in a folder and what to do about it, a sentence for each. */
export async function photoMistakes(folder: string): Promise<string[]> {
  const rules = photoRules(
    readFileSync(join(import.meta.dirname, '../src/photos/README.md'), 'utf8'),
  );
  for (const { id, group } of people) {
    const rule = rules.get(PORTRAITS[group]);
    if (rule) rules.set(`team/${id}`, rule);
  }
  const files = globSync('*/*.{jpg,jpeg,png}', { cwd: folder }).toSorted();
  const twice = [...new Set(files.map(slotOf))]
    .map((slot) => files.filter((file) => slotOf(file) === slot))
    .filter(({ length }) => length > 1)
    .map((all) => `${all.join(' and ')}: keep one of them`);
  const mistakes = await Promise.all(
    files.map(async (file) => {
      const mistake = await mistakeOf(join(folder, file), rules.get(slotOf(file)));
      return mistake ? [`${file}: ${mistake}`] : [];
    }),
  );
  return [...twice, ...mistakes.flat()];
}

const slotOf = (file: string) => file.replace(/\.\w+$/, '');

async function mistakeOf(file: string, rule: PhotoRule | undefined): Promise<string | undefined> {
  if (!(await isReadable(file))) return 'no picture can be read, save it again as .jpg or .png';
  const { format, autoOrient } = await sharp(file).metadata();
  if (format !== FORMATS[file.replace(/.*\./, '')]) {
    return `it is ${format} inside, whatever its name says: open it and save it as .jpg or .png`;
  }
  if (!rule) return undefined;
  const { across, down, minWidthPx } = rule;
  const { width, height } = autoOrient;
  if (width < minWidthPx) return `it is ${width} px wide, take one of at least ${minWidthPx} px`;
  return Math.abs((width * down) / (height * across) - 1) > SHAPE_TOLERANCE
    ? `it is ${width} : ${height}, cut it to ${across} : ${down}`
    : undefined;
}
