import { navWords } from '@wnc/content/nav';
import { resourceOf } from '@wnc/content/resources';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { Header } from '../frame/Header.tsx';
import { createI18n } from '../i18n.ts';
import { asBuilt, pageIn } from '../testing/sectionIn.tsx';
import { isTranslatedInPlace } from './isTranslated.ts';

const isTranslated = () => isTranslatedInPlace(createI18n('en', resourceOf('en')));

beforeEach(() => {
  const html = document.documentElement;
  const { lang } = html;
  html.lang = 'en';
  onTestFinished(() => {
    html.lang = lang;
  });
  asBuilt(pageIn('en', <Header />).element);
});

test('a page as it was built is not translated', () => {
  expect(isTranslated()).toBe(false);
});

test('a page is translated once a translator has set its language, before any text is changed', () => {
  document.documentElement.lang = 'fr';
  expect(isTranslated()).toBe(true);
});

test('a page is translated where only its texts are in another language', () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    text.data = text.data.replace(navWords.donate.en, 'Faire un don');
  }
  expect(isTranslated()).toBe(true);
});
