import { languageOf, type Language } from '@wnc/content/languages';
import type { i18n } from 'i18next';

import { everyPartHydrated } from '../Hydrated.tsx';
import { holdPlace } from './place.ts';
import { fetchWords } from './words.ts';

let bringBack: (() => void) | undefined;

/**
 * Shows the page in another language without leaving it: what is typed, chosen, open, focused and
 * read stays. Resolves to false when the words cannot be fetched; the page is then as it was.
 */
export async function switchLanguage(i18n: i18n, language: Language): Promise<boolean> {
  try {
    await Promise.all([fetchWords(i18n, language), everyPartHydrated()]);
  } catch {
    return false;
  }
  bringBack = holdPlace();
  await i18n.changeLanguage(languageOf(language).tag);
  return true;
}

/** Brings back what the visitor was reading; called once the new words are on the page. */
export function keepPlace(): void {
  bringBack?.();
  bringBack = undefined;
}
