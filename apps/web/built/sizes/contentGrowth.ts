import { brotliCompressSync } from 'node:zlib';

import { languages } from '@wnc/content/languages';

import { type BuiltPage, pageAt } from '../builtSite.ts';
import { attributeOf, readable } from '../parseHtml.ts';

/** What the longest home page said and showed when the budgets were agreed. */
const AGREED = { headings: 49, languages: 2, letters: 10_132, pictureFiles: 25 };
/** Compressed, with their markup: measured with people, a program, 16 photographs and French. */
const BYTES_PER_LETTER = 0.5;
const BYTES_PER_PICTURE_FILE = 20;
/** The markup of a section, a person or a program, each of which has a heading. */
const BYTES_PER_HEADING = 30;
/** The markup of a ticket, and the event for search engines: 79 to 172, beyond its letters. */
const BYTES_OF_RAFFLE = 180;
/** Its line among the languages, the names of the files with its words, links and an offer to it. */
const BYTES_PER_LANGUAGE = 200;

/** What is needed before anything else may not grow with the content. */
const FIRST = /first (?:screen|interaction)/;
const PICTURE_FILE = /\/assets\/[\w./-]+\.(?:avif|jpg|png|svg|webp)/g;

/**
 * Bytes that a kind may have beyond its budget because the home page in its language says or shows
 * more than when the budgets were agreed (docs/decisions/016).
 */
export function contentGrowth(kind: string): number {
  if (FIRST.test(kind)) return 0;
  const home = languages.find(
    ({ code, path }) =>
      [`HTML of ${path}`, `words of ${path} for a language switch`].includes(kind) ||
      kind.endsWith(`, ${code}`),
  );
  const page = home && pageAt(home.path);
  if (!page) return 0;
  const letters = Math.max(0, lettersOf(page) - AGREED.letters);
  const pictureFiles = Math.max(0, pictureFilesOf(page) - AGREED.pictureFiles);
  const isHtml = kind.startsWith('HTML');
  const headings = page.document.querySelectorAll('h2, h3, h4').length - AGREED.headings;
  return Math.round(
    letters * BYTES_PER_LETTER +
      Math.max(0, headings) * BYTES_PER_HEADING +
      pictureFiles * BYTES_PER_PICTURE_FILE +
      (isHtml && page.document.querySelector('#raffle') ? BYTES_OF_RAFFLE : 0) +
      (languages.length - AGREED.languages) * BYTES_PER_LANGUAGE +
      bytesOfLanguage(page),
  );
}

/**
 * How much more a page in a language added later weighs: other letters, rarer words. Its markup is
 * that of the pages whose size was agreed.
 */
function bytesOfLanguage(page: BuiltPage): number {
  const agreed = languages.slice(0, AGREED.languages).flatMap(({ path }) => pageAt(path) ?? []);
  if (agreed.includes(page)) return 0;
  return Math.max(0, pageBytes(page) - Math.max(...agreed.map(pageBytes)));
}

const weighed = new Map<BuiltPage, number>();

/** Compressing a page takes a third of a second, so each is compressed once. */
function pageBytes(page: BuiltPage): number {
  const bytes = weighed.get(page) ?? brotliCompressSync(page.html).length;
  weighed.set(page, bytes);
  return bytes;
}

/** Letters that are read or, as the text alternative of a picture, heard. */
export function lettersOf({ document }: BuiltPage): number {
  const unread = document.querySelectorAll('script, style, svg');
  const pictures = document.querySelectorAll('[alt]');
  return (
    lengthOf(document.textContent) -
    unread.reduce((sum, { textContent }) => sum + lengthOf(textContent), 0) +
    pictures.reduce((sum, picture) => sum + lengthOf(attributeOf(picture, 'alt')), 0)
  );
}

const lengthOf = (text = '') => readable(text).length;
const pictureFilesOf = ({ html }: BuiltPage) => new Set(html.match(PICTURE_FILE)).size;
