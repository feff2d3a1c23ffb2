import { type LanguageOffer, languageOffersOn } from './languageOffersOn.ts';
import type { defaultLanguage, Language, LanguageEntry } from './languages.ts';
import { pageWords } from './pageWords.ts';
import type { WordTree } from './words.ts';

type Source = typeof defaultLanguage;
type Form = LanguageEntry<Source>['plurals'][number];
type Pair = { readonly [L in Source]: string };
type PluralPair = { readonly [L in Source]: { readonly [F in Form]: string } };

type KeyOf<K, Node> = Node extends PluralPair ? `${K & string}_${Form}` : K;
type TextOf<Node> = Node extends PluralPair
  ? Node[Source][Form]
  : Node extends Pair
    ? Node[Source]
    : Resource<Node>;
type Resource<Node> = {
  readonly [K in keyof Node as KeyOf<K, Node[K]>]: TextOf<Node[K]>;
};

/** The keys of all pages and their English sentences, for the compiler only. */
export interface PageResource extends Resource<typeof pageWords> {
  /** The offers of the other languages, by their codes, each in its own words. */
  readonly languageOffers: Readonly<Record<Language, LanguageOffer>>;
}

/**
 * The words of all pages in one language, in i18next's format: plural forms become `key_one`,
 * `key_many`, `key_other`; the marks of samples are left out. The type holds the English sentences;
 * in another language they differ.
 */
export function resourceOf(language: Language): PageResource;
export function resourceOf(language: Language): object {
  return { ...sentencesOf(pageWords, language), languageOffers: languageOffersOn(language) };
}

interface Sentences {
  [key: string]: string | Sentences;
}

/** The sentences of a part in one language, by their keys. */
export function sentencesOf(tree: WordTree, language: Language): Sentences {
  const sentences: Sentences = {};
  for (const [key, node] of Object.entries(tree)) {
    if (typeof node !== 'object') continue;
    const wording = node[language];
    if (typeof wording === 'string') sentences[key] = wording;
    else if (typeof wording === 'object') {
      for (const [form, text] of Object.entries(wording)) {
        if (typeof text === 'string') sentences[`${key}_${form}`] = text;
      }
    } else sentences[key] = sentencesOf(node, language);
  }
  return sentences;
}

/** The sentences of a resource or a part of it by their full keys, such as `raffle.ticket_one`. */
export function byKey(node: object, path: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, child]: [string, string | object]) => {
      const key = [...path, name];
      return typeof child === 'string'
        ? [[key.join('.'), child]]
        : Object.entries(byKey(child, key));
    }),
  );
}
