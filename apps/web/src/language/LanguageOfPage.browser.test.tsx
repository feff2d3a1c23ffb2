import { type Language, languageOf } from '@wnc/content/languages';
import type { i18n } from 'i18next';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { pageIn } from '../testing/sectionIn.tsx';
import { LanguageOfPage } from './LanguageOfPage.tsx';

const switches = vi.hoisted(() => ({ begun: [] as { to: string; finish: () => Promise<void> }[] }));
vi.mock('./switchLanguage.ts', () => ({
  switchLanguage: (page: i18n, to: Language) =>
    new Promise((resolve) => {
      const finish = async () => {
        await page.changeLanguage(languageOf(to).tag);
        resolve('switched');
      };
      switches.begun.push({ to, finish });
    }),
}));

beforeEach(() => {
  switches.begun = [];
  const { pathname } = location;
  const { lang } = document.documentElement;
  onTestFinished(() => {
    history.replaceState(null, '', pathname);
    document.documentElement.lang = lang;
  });
});

/** As the browser does at Back and Forward. */
const goTo = (language: Language) => {
  history.replaceState(null, '', languageOf(language).path);
  dispatchEvent(new PopStateEvent('popstate'));
};

test('who goes Back and, before its words are there, Forward again reads the language of the address', async () => {
  history.replaceState(null, '', languageOf('es').path);
  await render(pageIn('es', <LanguageOfPage />).element);
  goTo('en');
  goTo('es');
  expect(switches.begun.map(({ to }) => to)).toEqual(['en']);
  await switches.begun[0]?.finish();
  await expect.poll(() => switches.begun.at(-1)?.to).toBe('es');
  await Promise.all(switches.begun.slice(1).map(({ finish }) => finish()));
  await expect.poll(() => document.documentElement.lang).toBe('es');
});

test('a page whose address has got another language before React reads that language', async () => {
  history.replaceState(null, '', languageOf('en').path);
  await render(pageIn('es', <LanguageOfPage />).element);
  await expect.poll(() => switches.begun.map(({ to }) => to)).toEqual(['en']);
});
