import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { type Language, languages } from '@wnc/content/languages';

import { bundleEarlyScripts, type EarlyScript } from './earlyScripts.ts';
import { splitStyles } from './splitStyles.ts';

/** What the pages need from the build. Addresses begin with a slash. */
export type BuiltAssets = {
  /** Text of the styles that every page inlines: the theme, and elements without a class. */
  foundationStyles: string;
  /** Text of the other styles of the home page's first screen, to be inlined after those. */
  firstStyles: string;
  /** Texts of the scripts that run before React or without it, to be inlined. */
  earlyScripts: Record<EarlyScript, string>;
  /** Address of the style sheet with everything else. */
  styles: string;
  /** Addresses of React and of the words that come with it, by language. */
  entry: Record<Language, string[]>;
};

type Manifest = Record<string, { file: string }>;

/** Reads the client build in `out`, and deletes from it what is inlined into the pages. */
export async function readBuiltAssets(root: string, out: string): Promise<BuiltAssets> {
  const folder = resolve(out, '.vite');
  const manifest = JSON.parse(await readFile(resolve(folder, 'manifest.json'), 'utf8')) as Manifest;
  const fileOf = (source: string) => {
    const file = manifest[source]?.file;
    if (!file) throw new Error(`The build wrote no file for ${source}.`);
    return file;
  };
  const first = resolve(out, fileOf('src/first.css'));
  const sheet = resolve(out, fileOf('src/styles.css'));
  const [ofFirst, whole] = await Promise.all([splitFile(first), splitFile(sheet)]);
  const assets = {
    foundationStyles: whole.foundation,
    firstStyles: ofFirst.rest,
    earlyScripts: await bundleEarlyScripts(root),
    styles: `/${fileOf('src/styles.css')}`,
    entry: Object.fromEntries(
      languages.map(({ code }) => [
        code,
        ['src/entry-client.tsx', `virtual:words/first-${code}`].map((each) => `/${fileOf(each)}`),
      ]),
    ) as Record<Language, string[]>,
  };
  // Its name has the hash of the whole sheet, which changes when the rest does.
  await writeFile(sheet, whole.rest);
  await Promise.all([rm(first), rm(folder, { recursive: true })]);
  return assets;
}

const splitFile = async (file: string) => splitStyles((await readFile(file, 'utf8')).trim());
