import { languages } from '@wnc/content/languages';
import { programFacts, programsWords } from '@wnc/content/programs';
import { resourceOf } from '@wnc/content/resources';
import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';

import { pageWordsAddress } from '../src/head/addresses.ts';
import { builtPages, pageAt, readPublished } from './builtSite.ts';
import { languagesOf } from './languagesOf.ts';
import { attributeOf, nameOf, parseHtml } from './parseHtml.ts';
import { textsOf } from './textsOf.ts';

/** The first part of every key: a text that begins with one and a dot is a key, not a sentence. */
const topKeys = Object.keys(resourceOf(languages[0].code));
const RAW_KEY = new RegExp(
  String.raw`(?<![\w@/.-])(?:${topKeys.join('|')})\.[a-z]\w*(?:\.\w+)*(?![\w.]*\.(?:org|com))`,
);

/** The names of the programs that have a language of their own, in every language of the site. */
const programNames = Object.values(programFacts).flatMap(({ id, titleLanguage }) =>
  Object.values(programsWords[id].title).map((name) => ({ name, titleLanguage })),
);

const langOf = (element: HtmlElement) => {
  const lang = element.closest('[lang]');
  return lang && attributeOf(lang, 'lang');
};

describe.each(builtPages)('$path', ({ document }) => {
  const texts = textsOf(document);

  it('shows words, not the keys and placeholders that stand for them', () => {
    const raw = texts.filter(
      ({ text, kind }) => kind !== 'element' && (text.includes('{{') || RAW_KEY.test(text)),
    );
    expect(raw.map(({ text }) => text)).toEqual([]);
  });

  it('marks every sentence with its language', () => {
    const wrong = texts.filter(({ text, element }) => {
      const found = languagesOf(text);
      return found.length > 0 && !found.some((code) => code === langOf(element));
    });
    expect(wrong.map(({ text, element }) => `${nameOf(element)}: ${text}`)).toEqual([]);
  });

  it('lets a screen reader pronounce every name of a program in its own language', () => {
    const wrong = texts.filter(
      ({ text, kind, element }) =>
        kind !== 'element' &&
        element.closest('body') &&
        programNames.some(
          ({ name, titleLanguage = langOf(element) }) =>
            text.includes(name) && titleLanguage !== langOf(element),
        ),
    );
    expect(wrong.map(({ text, element }) => `${nameOf(element)}: ${text}`)).toEqual([]);
  });
});

/** The texts and spoken attributes of a page, without what only visitors without JavaScript read. */
const saidOn = (document: HtmlElement) =>
  textsOf(document)
    .filter(({ kind, element }) => kind !== 'element' && !element.closest('noscript'))
    .map(({ text }) => text);

describe.each(languages)('a language switch to $name', ({ code, path }) => {
  it('finds every word of the page in what it fetches', () => {
    const fetched = parseHtml(readPublished(pageWordsAddress(code).slice(1)).toString());
    const page = pageAt(path);
    expect(saidOn(fetched)).toEqual(page && saidOn(page.document));
  });
});
