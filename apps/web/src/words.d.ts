declare module 'virtual:words' {
  import type { Language } from '@wnc/content/languages';
  import type { PageResource } from '@wnc/content/resources';

  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module imports no relative file
  type Part = import('./parts/parts.ts').Part;

  /** Fetches the words of one part of the home page in one language; each is a file of its own. */
  export const loadWords: Record<Part, Record<Language, () => Promise<Partial<PageResource>>>>;
}
