import type { Language } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';

import { type Part, wordsOfParts } from '../src/parts/parts.ts';

/** The words of one part of the home page in one language. */
export function partWords(part: Part, language: Language): object {
  const words = Object.entries(resourceOf(language));
  return Object.fromEntries(words.filter(([key]) => partOf(key) === part));
}

function partOf(key: string): string {
  const lists: [string, readonly string[]][] = Object.entries(wordsOfParts);
  return lists.find(([, keys]) => keys.includes(key))?.[0] ?? 'still';
}
