import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

import { type Language, languages } from '@wnc/content/languages';

import { bundleEarlyScripts, type Script } from './earlyScripts.ts';
import { CLASSES_FILE, type ClassNames, shortenInStyles } from './shortClasses.ts';

/** What the pages need from the build. Addresses begin with a slash. */
export type BuiltAssets = {
  /** Text of the style sheet of the first screen, to be inlined. */
  firstStyles: string;
  /** The short names of the classes, which both style sheets use. */
  classNames: ClassNames;
  /** Texts of the scripts that run before React or without it, to be inlined. */
  earlyScripts: Partial<Record<Script, string>>;
  /** Address of the whole style sheet. */
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
  const classNames = JSON.parse(await readFile(resolve(out, CLASSES_FILE), 'utf8')) as ClassNames;
  const assets = {
    firstStyles: shortenInStyles((await readFile(first, 'utf8')).trim(), classNames),
    classNames,
    earlyScripts: await bundleEarlyScripts(root),
    styles: `/${fileOf('src/styles.css')}`,
    entry: Object.fromEntries(
      languages.map(({ code }) => [
        code,
        ['src/entry-client.tsx', `virtual:words/first-${code}`].map((each) => `/${fileOf(each)}`),
      ]),
    ) as Record<Language, string[]>,
  };
  await Promise.all([rm(first), rm(folder, { recursive: true })]);
  return assets;
}
