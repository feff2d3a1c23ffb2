declare module 'virtual:words' {
  import type { Language } from '@wnc/content/languages';
  import type { PageResource } from '@wnc/content/resources';

  /** Fetches the words of one language; each language is a file of its own. */
  export const loadWords: Record<Language, () => Promise<PageResource>>;
}
