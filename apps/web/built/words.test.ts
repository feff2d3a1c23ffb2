import { describe, expect, it } from 'vitest';

import { builtPages } from './builtSite.ts';
import { attributeOf, nameOf } from './parseHtml.ts';
import { languagesOf, topKeys } from './sentences.ts';
import { textsOf } from './textsOf.ts';

const RAW_KEY = new RegExp(
  String.raw`(?<![\w@/.-])(?:${topKeys.join('|')})\.[a-z]\w*(?:\.\w+)*(?![\w.]*\.(?:org|com))`,
);

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
      const lang = element.closest('[lang]');
      const found = languagesOf(text);
      return (
        found.length > 0 && !found.some((code) => code === (lang && attributeOf(lang, 'lang')))
      );
    });
    expect(wrong.map(({ text, element }) => `${nameOf(element)}: ${text}`)).toEqual([]);
  });
});
