import { languageOfferWords } from './language.ts';
import { type Language, languageOf, languages } from './languages.ts';

export type LanguageOffer = Readonly<Record<keyof typeof languageOfferWords, string>>;

/** For a page in one language, the offers of all others, each in its own language. */
export function languageOffersOn(current: Language): Partial<Record<Language, LanguageOffer>> {
  const others = languages.filter(({ code }) => code !== current);
  return Object.fromEntries(others.map(({ code }) => [code, offerOf(code, current)]));
}

function offerOf(code: Language, current: Language): LanguageOffer {
  const names = new Intl.DisplayNames(languageOf(code).tag, { type: 'language' });
  const { region, text, accept, dismiss } = languageOfferWords;
  return {
    region: region[code],
    text: text[code],
    accept: accept[code],
    dismiss: dismiss[code].replace('{{current}}', names.of(current) ?? current),
  };
}
