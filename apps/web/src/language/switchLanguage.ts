import { languageOf, type Language } from '@wnc/content/languages';
import type { i18n } from 'i18next';

import { everyPieceHydrated } from '../Hydrated.tsx';
import { fetchLaterParts } from '../parts/laterParts.ts';
import { parts } from '../parts/parts.ts';
import { holdPlace } from './place.ts';
import { fetchWords } from './words.ts';

/** So long a switch waits for words and code on a weak network before the other page is opened. */
const PATIENCE_MS = 4000;

let bringBack: (() => void) | undefined;

/**
 * Fetches what a language takes, and resolves when every piece of the page is React's and can
 * change. Rejects when offline.
 */
export async function prepareLanguage(i18n: i18n, language: Language): Promise<void> {
  await Promise.all([
    fetchLaterParts(i18n),
    ...parts.map((part) => fetchWords(i18n, language, part)),
  ]);
  await everyPieceHydrated();
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
  try {
    await inTime(prepareLanguage(i18n, language));
  } catch {
    return false;
  }
  await standstill();
  bringBack = holdPlace();
  setAddress?.();
  await i18n.changeLanguage(languageOf(language).tag);
  return true;
}

const inTime = (work: Promise<void>): Promise<void> =>
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

/** Brings back what the visitor was reading; called once the new words are on the page. */
export function keepPlace(): void {
  bringBack?.();
  bringBack = undefined;
}
