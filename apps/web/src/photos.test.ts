import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { programFacts } from '@wnc/content/programs';
import { people } from '@wnc/content/team';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';

import { photoMistakes } from '../testing/photoMistakes.ts';
import { photoPlaces, unseenDrawings, unseenPhotos } from '../testing/photoPlaces.ts';

const SRC = import.meta.dirname;

/** An empty folder that is removed after the test. */
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('every file in src/photos has the name of a place for a photo, and ends in .jpg, .jpeg or .png', () => {
  expect(unseenPhotos(join(SRC, 'photos'))).toEqual([]);
});

test('every drawing in src/art is shown by a page', () => {
  expect(unseenDrawings(join(SRC, 'art'))).toEqual([]);
});

test.each([
  ['operate/events.svg', undefined],
  ['hero/bunting.svg', undefined],
  [
    'team/chw2.svg',
    'no page shows this drawing: delete it, or rename it to one of operate/events, team/chw1',
  ],
])('the check says about the drawing %s: %s', (file, what) => {
  const folder = emptyFolder();
  mkdirSync(join(folder, dirname(file)));
  writeFileSync(join(folder, file), '');
  const mistakes = unseenDrawings(folder, ['operate/events', 'team/chw1']);
  expect(mistakes).toEqual(what ? [`${file}: ${what}`] : []);
});

test('every portrait and every logo may be a photo, but no picture of the first screen', () => {
  const places = photoPlaces();
  const portraits = people.map(({ id }) => `team/${id}`);
  const logos = Object.keys(programFacts).map((id) => `programs/${id}`);
  expect(places).toEqual(expect.arrayContaining([...logos, ...portraits]));
  expect(places.filter((name) => name.startsWith('hero/'))).toEqual([]);
});

test.each([
  ['operate/events.jpg', undefined],
  ['operate/.DS_Store', undefined],
  ['operate/Thumbs.db', undefined],
  ['hero/bunting.jpg', 'no page asks for a photo of this name, only for operate/events, team/chw1'],
  [
    'operate/evénts.jpg',
    'no page asks for a photo of this name, only for operate/events, team/chw1',
  ],
  ['operate/events.JPG', 'open it and save it as operate/events.jpg'],
  ['operate/events.heic', 'open it and save it as operate/events.jpg'],
])('the check says about the file %s: %s', (file, what) => {
  const folder = emptyFolder();
  mkdirSync(join(folder, dirname(file)));
  writeFileSync(join(folder, file), '');
  const mistakes = unseenPhotos(folder, ['operate/events', 'team/chw1']);
  expect(mistakes).toEqual(what ? [`${file}: ${what}`] : []);
});

test('every photo in src/photos is a picture of the size and shape that the README there asks for', async () => {
  expect(await photoMistakes(join(SRC, 'photos'))).toEqual([]);
});

/** What the check says about one file: a picture of this size in this format, or a text. */
async function said(file: string, width: number, height: number, format?: 'jpeg' | 'png') {
  const folder = emptyFolder();
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
  ['team/chw1.jpg', 300, 300, 'jpeg', ['it is 300 px wide, take one of at least 640 px']],
  ['team/chw1.jpg', 640, 960, 'jpeg', ['it is 640 : 960, cut it to 8 : 9']],
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
] as const)(
  'the check says about %s with %i × %i px, %s: %o',
  async (file, width, height, format, what) => {
    const { mistakes } = await said(file, width, height, format);
    expect(mistakes).toEqual(what.map((each) => `${file}: ${each}`));
  },
);

test('of two files for one place, one has to go; and a truncated copy is no picture', async () => {
  const { folder } = await said('operate/events.png', 1440, 1080, 'png');
  const whole = await sharp(join(folder, 'operate/events.png')).jpeg().toBuffer();
  writeFileSync(join(folder, 'operate/events.jpg'), whole.subarray(0, whole.length / 2));
  expect(await photoMistakes(folder)).toEqual([
    'operate/events.jpg and operate/events.png: keep one of them',
    'operate/events.jpg: no picture can be read, save it again as .jpg or .png',
  ]);
});
