import { type Language, languageOf } from '@wnc/content/languages';
import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';

import { languageShown } from '../i18n.ts';
import { openParts } from '../parts/laterParts.ts';
import { parts } from '../parts/parts.ts';
import { nodesOf, piecesHydrated, piecesOf } from '../parts/pieces.ts';
import { fetchWords } from '../parts/words.ts';
import { fetchPage } from './fetchPage.ts';
import { morph } from './morph.ts';
import { holdPlace } from './place.ts';

/** So long a switch waits for the words and the page on a weak network before the other page is opened. */
const PATIENCE_MS = 4000;

/** What a telephone reads when the visitor shares the page or keeps it on the screen. */
const IN_HEAD = 'head > :is([rel=canonical], [property], [name^=twitter])';

/**
 * Fetches what a language takes: words for the parts that are React's, the page of that language for
 * the others. Resolves when no piece is on its way from HTML to React, where it must meet the words
 * that stand in its HTML. Rejects when offline.
 */
export async function prepareLanguage(i18n: i18n, language: Language): Promise<Document> {
  const open = openParts();
  const [page] = await Promise.all([
    fetchPage(language),
    piecesHydrated(open),
    ...open.map((part) => fetchWords(i18n, language, part)),
  ]);
  return page;
}

/**
 * Shows the page in another language without leaving it: what is typed, chosen, open, focused and
 * read stays. `setAddress` is called in the moment of the change, so that address and language never
 * disagree. Resolves to false when the words cannot be fetched, or not in time; the page is then as it
 * was.
 */
export async function switchLanguage(
  i18n: i18n,
  language: Language,
  setAddress?: () => void,
): Promise<boolean> {
  const open = openParts();
  let page: Document;
  try {
    page = await inTime(prepareLanguage(i18n, language));
  } catch {
    return false;
  }
  await standstill();
  if (openParts().length > open.length) return switchLanguage(i18n, language, setAddress);
  keepPage(languageShown(i18n));
  const bringBack = holdPlace();
  setAddress?.();
  showWordsOf(page);
  flushSync(() => void i18n.changeLanguage(languageOf(language).tag));
  bringBack();
  return true;
}

/** Has the page of a language that is being left at hand, for the way back without a network. */
function keepPage(language: Language): void {
  fetchPage(language).catch(() => undefined);
}

/** What React has not taken over yet says what it says in another page; so does the head. */
function showWordsOf(page: Document): void {
  const open = openParts();
  const pieces = piecesOf(parts.filter((part) => !open.includes(part)));
  for (const nodes of [IN_HEAD, ...pieces.map(nodesOf)]) {
    const twins = page.querySelectorAll(nodes);
    for (const [index, node] of document.querySelectorAll(nodes).entries()) {
      const twin = twins[index];
      if (twin) morph(node, twin);
    }
  }
}

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(reject, PATIENCE_MS);
    }),
  ]);

/** Lets a page that glides to a section arrive there: new words would stop it halfway. */
const standstill = async (place = scrollY): Promise<unknown> => {
  await new Promise(requestAnimationFrame);
  return scrollY === place || standstill();
};
