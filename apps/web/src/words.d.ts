declare module 'virtual:words' {
  import type { Language } from '@wnc/content/languages';
  import type { PageResource } from '@wnc/content/resources';

  type Part = import('./parts/parts.ts').Part;

  /** Fetches the words of one part of the home page in one language; each is a file of its own. */
  export const loadWords: Record<Part, Record<Language, () => Promise<Partial<PageResource>>>>;
}
