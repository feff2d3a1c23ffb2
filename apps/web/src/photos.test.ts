import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { people } from '@wnc/content/team';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { photoMistakes } from '../testing/photoMistakes.ts';

const SRC = import.meta.dirname;
const portraits = new Set(people.map(({ id }) => `team/${id}`));
const components = globSync('**/*.tsx', { cwd: SRC }).map((file) =>
  readFileSync(join(SRC, file), 'utf8'),
);

/** Whether a page asks for the picture: there is a drawing of that name, a person, or a component. */
const isAskedFor = (slot: string) =>
  globSync(`art/${slot}.svg`, { cwd: SRC }).length > 0 ||
  portraits.has(slot) ||
  components.some((code) => code.includes(`"${slot}"`));

test('every file in src/photos ends in .jpg, .jpeg or .png and has the name of a drawing or a person', () => {
  const files = readdirSync(join(SRC, 'photos'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(SRC, 'photos/').length));
  const unseen = files.filter((file) => {
    const [, slot] = /^(.+)\.(?:jpg|jpeg|png)$/.exec(file) ?? [];
    return slot === undefined || !isAskedFor(slot);
  });
  expect(unseen).toEqual([]);
});

test('every photo in src/photos is a picture of the size and shape that the README there asks for', async () => {
  expect(await photoMistakes(join(SRC, 'photos'))).toEqual([]);
});

/** What is said of one file: a picture of this size in this format, or a text. */
async function said(file: string, width: number, height: number, format?: 'jpeg' | 'png') {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  mkdirSync(join(folder, dirname(file)));
  const picture = sharp({ create: { width, height, channels: 3, background: '#888' } });
  const content = format ? await picture.toFormat(format).toBuffer() : 'a text';
  writeFileSync(join(folder, file), content);
  return { folder, mistakes: await photoMistakes(folder) };
}

test.each([
  ['operate/events.jpg', 1440, 1080, 'jpeg', []],
  ['operate/events.png', 1500, 1080, 'png', []],
  ['operate/ofNoLine.jpg', 200, 300, 'jpeg', []],
  ['operate/events.jpg', 200, 150, 'jpeg', ['it is 200 px wide, take one of at least 1440 px']],
  ['operate/events.jpg', 1440, 1920, 'jpeg', ['it is 1440 : 1920, cut it to 4 : 3']],
  ['team/chw3.jpg', 640, 960, 'jpeg', ['it is 640 : 960, cut it to 8 : 9']],
  [
    'operate/events.jpg',
    1440,
    1080,
    'png',
    ['it is png inside, whatever its name says: open it and save it as .jpg or .png'],
  ],
  [
    'operate/events.jpg',
    1,
    1,
    undefined,
    ['no picture can be read, save it again as .jpg or .png'],
  ],
] as const)('of %s with %i × %i px, %s, is said: %o', async (file, width, height, format, what) => {
  const { mistakes } = await said(file, width, height, format);
  expect(mistakes).toEqual(what.map((each) => `${file}: ${each}`));
});

test('of two files for one place, one has to go; and a copy that broke off is no picture', async () => {
  const { folder } = await said('operate/events.png', 1440, 1080, 'png');
  const whole = await sharp(join(folder, 'operate/events.png')).jpeg().toBuffer();
  writeFileSync(join(folder, 'operate/events.jpg'), whole.subarray(0, whole.length / 2));
  expect(await photoMistakes(folder)).toEqual([
    'operate/events.jpg and operate/events.png: keep one of them',
    'operate/events.jpg: no picture can be read, save it again as .jpg or .png',
  ]);
});
