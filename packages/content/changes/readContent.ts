import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One text, figure or fact of the site; `language` only where it is said in several. */
export type Entry = { file: string; field: string; language?: string; text: string };

/** What repeats the other files, and what needs a package, which is not beside an older version. */
const LEFT_OUT = new Set(['pageWords.ts', 'i18nextTypes.ts']);
/** The code of a language, in whatever version of the content it stands. */
const LANGUAGE = /^[a-z]{2,3}$/;

/** Everything that the content in a folder says, whatever version of the repository it is from. */
export async function readContent(folder: string): Promise<Entry[]> {
  const files = readdirSync(folder)
    .filter((name) => /^\w+\.ts$/.test(name) && !LEFT_OUT.has(name))
    .toSorted();
  const perFile = files.map(async (file) => {
    const exports = (await import(pathToFileURL(join(folder, file)).href)) as object;
    return entriesIn(exports, []).map((entry) => ({ file, ...entry }));
  });
  return (await Promise.all(perFile)).flat();
}

function entriesIn(node: unknown, path: readonly string[]): Omit<Entry, 'file'>[] {
  const field = path.join('.');
  if (typeof node === 'function' || node === undefined) return [];
  if (typeof node !== 'object' || node === null)
    return [{ field, text: `${node as string | number | boolean | null}` }];
  if (isWords(node)) {
    const { sample, ...languages } = node;
    return Object.entries(languages).flatMap(([language, wording]) =>
      sentencesIn(wording, path).map((each) => ({
        field: each.field,
        language,
        text: each.text + marked(sample),
      })),
    );
  }
  if ('value' in node) return [{ field, text: valueText(node) }];
  return Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
    entriesIn(child, [...path, nameOf(child) ?? key]),
  );
}

/** A sentence, or one for each plural form. */
function sentencesIn(wording: unknown, path: readonly string[]) {
  if (typeof wording === 'string') return [{ field: path.join('.'), text: wording }];
  return Object.entries(wording as Record<string, string>).map(([form, text]) => ({
    field: [...path, form].join('.'),
    text,
  }));
}

function valueText({ value, sample, ...marks }: { value: unknown; sample?: unknown }) {
  return (
    [String(value), ...Object.values(marks).map((mark) => `(${String(mark)})`)].join(' ') +
    marked(sample)
  );
}

const marked = (sample: unknown) => (sample === true ? ' [sample]' : '');

function isWords(node: object): node is Record<string, unknown> {
  const keys = Object.keys(node).filter((key) => key !== 'sample');
  return keys.includes('en') && keys.every((key) => LANGUAGE.test(key));
}

/** People and the like keep their name when they move up or down. */
function nameOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { id, code } = node as { id?: unknown; code?: unknown };
  return [id, code].find((each) => typeof each === 'string');
}
