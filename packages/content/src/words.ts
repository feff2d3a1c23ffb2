import type { defaultLanguage, Language, LanguageEntry } from './languages.ts';
import type { PlaceholderName } from './placeholders.ts';

type Source = typeof defaultLanguage;
type NameOf<L extends Language> = LanguageEntry<L>['name'];
type FormOf<L extends Language> = LanguageEntry<L>['plurals'][number];

/** What is wrong with a sentence: the compiler prints the message at the sentence's line. */
interface Wrong<Message extends string> {
  readonly wrong: Message;
}

type Placeholder<S> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type PlaceholderOf<Wording> = Wording extends string
  ? Placeholder<Wording>
  : Placeholder<Wording[keyof Wording]>;
type Unknown<Names> = Exclude<Names, PlaceholderName>;
type Braced<Name> = Name extends string ? `{{${Name}}}` : never;

type CheckSentence<S, Expected, L extends Language> = S extends ''
  ? Wrong<`${NameOf<L>}: the sentence is empty`>
  : [Exclude<Expected, Placeholder<S>>] extends [never]
    ? [Exclude<Placeholder<S>, Expected>] extends [never]
      ? // The other languages would only repeat the error.
        [L, Unknown<Expected>] extends [Exclude<Language, Source>, unknown] | [Source, never]
        ? unknown
        : Wrong<`${NameOf<L>}: no page fills in ${Braced<Unknown<Expected>>}, see placeholders.ts`>
      : Wrong<`${NameOf<L>}: ${Braced<Exclude<Placeholder<S>, Expected>>} is not in the ${NameOf<Source>} sentence`>
    : Wrong<`${NameOf<L>}: ${Braced<Exclude<Expected, Placeholder<S>>>} of the ${NameOf<Source>} sentence is missing`>;

type CheckForms<Forms, Expected, L extends Language> = {
  readonly [F in keyof Forms]: F extends FormOf<L>
    ? CheckSentence<Forms[F], Expected, L>
    : Wrong<`${NameOf<L>} has no plural form ${F & string}`>;
} & {
  readonly [F in Exclude<FormOf<L>, keyof Forms>]: `${NameOf<L>} needs the plural form ${F}`;
};

type CheckWording<Wording, English, L extends Language> = Wording extends string
  ? English extends string
    ? CheckSentence<Wording, PlaceholderOf<English>, L>
    : Wrong<`${NameOf<L>}: plural forms are needed, as in ${NameOf<Source>}`>
  : English extends string
    ? Wrong<`${NameOf<L>}: one sentence is needed, as in ${NameOf<Source>}`>
    : CheckForms<Wording, PlaceholderOf<English>, L>;

type CheckPair<Pair> = {
  readonly [K in keyof Pair]: K extends Language
    ? Pair extends { readonly [S in Source]: infer English }
      ? CheckWording<Pair[K], English, K>
      : unknown
    : K extends 'sample'
      ? Pair[K] extends true
        ? unknown
        : Wrong<'write sample: true, or leave it out'>
      : Wrong<`${K & string} is not a language of this site`>;
} & {
  readonly [L in Exclude<Language, keyof Pair>]: `${NameOf<L>} is missing`;
};

type Check<Node> = Node extends string
  ? Wrong<'a sentence stands inside a pair, once in each language'>
  : [Extract<keyof Node, Language>] extends [never]
    ? { readonly [K in keyof Node]: Check<Node[K]> }
    : CheckPair<Node>;

/** Words by key, as deep as the keys go, down to the pairs. */
export interface WordTree {
  readonly [key: string]: string | boolean | WordTree;
}

/**
 * The sentences of one part of the page, each in every language: `{ en: 'Hello', es: 'Hola' }`, or
 * with plural forms `{ en: { one, other }, es: { one, many, other } }`. `sample: true` marks a text
 * that nobody has confirmed. A missing, extra or misspelled language, a missing plural form and a
 * placeholder that differs from the English one are compile errors at the line of the sentence.
 */
/* @__NO_SIDE_EFFECTS__ */
export function words<const T extends WordTree>(tree: T & Check<T>): T {
  return tree;
}
