import { languageWords } from '@wnc/content/language';
import { type Language, languageOf } from '@wnc/content/languages';
import type { i18n } from 'i18next';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { frames } from '../testing/frames.ts';
import { pageIn } from '../testing/sectionIn.tsx';
import { stopClock } from '../testing/stopClock.ts';
import { LanguageOfPage } from './LanguageOfPage.tsx';
import type { SwitchResult } from './switchLanguage.ts';

const switches = vi.hoisted(() => ({
  begun: [] as { to: string; finish: (result?: SwitchResult) => Promise<void> }[],
}));
vi.mock('./switchLanguage.ts', () => ({
  switchLanguage: (page: i18n, to: Language) =>
    new Promise((resolve) => {
      const finish = async (result: SwitchResult = 'switched') => {
        if (result === 'switched') await page.changeLanguage(languageOf(to).tag);
        resolve(result);
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

/** As the browser does on Back and Forward. */
const goTo = (language: Language) => {
  history.replaceState(null, '', languageOf(language).path);
  dispatchEvent(new PopStateEvent('popstate'));
};

test('a visitor who goes Back and, before its words are there, Forward again reads the language of the address', async () => {
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

test('a page whose address got another language before React switches to that language', async () => {
  history.replaceState(null, '', languageOf('en').path);
  await render(pageIn('es', <LanguageOfPage />).element);
  await expect.poll(() => switches.begun.map(({ to }) => to)).toEqual(['en']);
});

test('a screen reader is told of the change half a second after the new words, which would drown it out', async () => {
  history.replaceState(null, '', languageOf('es').path);
  const { element, switchLanguage } = pageIn('es', <LanguageOfPage />);
  const { container } = await render(element);
  const clock = stopClock('setTimeout', 'clearTimeout');
  onTestFinished(() => clock.uninstall());
  await switchLanguage();
  await expect.poll(() => document.documentElement.lang).toBe('en');
  clock.tick(499);
  await frames(2);
  expect(container.textContent).toBe('');
  clock.tick(1);
  await expect.poll(() => container.textContent).toBe(languageWords.changed.en);
});

test('a page that stays after Back, with the answer to a message, has its query and section in one more history entry', async () => {
  const address = `${languageOf('es').path}?from=flyer#contact`;
  history.replaceState(null, '', address);
  await render(pageIn('es', <LanguageOfPage />).element);
  history.replaceState(null, '', `${languageOf('en').path}?from=flyer#contact`);
  const added = vi.spyOn(history, 'pushState').mockReturnValue();
  onTestFinished(() => added.mockRestore());
  dispatchEvent(new PopStateEvent('popstate'));
  await switches.begun[0]?.finish('failed after a message');
  await expect.poll(() => added.mock.calls).toEqual([[null, '', address]]);
});
