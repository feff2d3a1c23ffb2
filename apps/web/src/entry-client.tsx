import { defaultLanguage, isLanguage } from '@wnc/content/languages';
import type { i18n } from 'i18next';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadWords } from 'virtual:words';

import { App } from './App.tsx';
import { openFailureLog } from './boundary/openFailureLog.ts';
import { createI18n } from './i18n.ts';
import { isTranslated, isTranslatedInPlace } from './language/isTranslated.ts';
import { HOME_ISLANDS, HomePage } from './pages/HomePage.tsx';
import { fetchWhenNear } from './parts/fetchWhenNear.ts';
import { expectIslands, islandsHydrated } from './parts/islands.ts';
import { fetchLaterParts } from './parts/laterParts.ts';
import { retryStyles } from './retryStyles.ts';
import { carryOver } from './sections/contact/draft/carryOver.ts';
import { keepDrawings } from './ui/InlineArt.tsx';

let begun: Promise<boolean> | undefined;

/**
 * Hydrates the page once; rejects if React leaves it as it is. Call it when the first words have
 * been fetched.
 */
export async function begin(): Promise<void> {
  begun ??= takeOver().catch((error: unknown) => {
    reportError(error);
    return false;
  });
  if (!(await begun)) throw new Error('Left as it is');
}

/** Resolves to whether React hydrates the page. */
async function takeOver(): Promise<boolean> {
  retryStyles();
  // React would replace the translated words with its own. The whole page works without it.
  if (isTranslated()) return false;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no element #root.');
  const code = root.dataset['language'];
  const language = isLanguage(code) ? code : defaultLanguage;
  const i18n = createI18n(language, await loadWords.first[language]());
  if (isTranslatedInPlace(i18n)) return false;
  keepDrawings();
  expectIslands(HOME_ISLANDS);
  const logFailure = openFailureLog();
  const completeRebuild = watchForRebuilds(i18n);
  // In a transition, React hydrates in slices of a few milliseconds, and the browser can respond to
  // the visitor in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <App i18n={i18n} path="">
        <HomePage />
      </App>,
      {
        onCaughtError: logFailure,
        onRecoverableError: (error) => {
          // A cause is what a component threw, and may contain what was typed (openFailureLog.ts).
          // Without one, the HTML usually differs from what React would render.
          if (error instanceof Error && error.cause) logFailure(error.cause);
          else reportError(error);
          // As in early/setInTypefaces.ts, but all at once: the new elements have lost their marks.
          root.dataset['typeset'] = '';
          void completeRebuild();
        },
      },
    );
  });
  fetchWhenNear(
    i18n,
    HOME_ISLANDS.filter(({ part }) => part === 'lower' || part === 'contact'),
  );
  return true;
}

/**
 * Remembers what React loses when it renders the page or a section again instead of hydrating it.
 * Returns the function that restores it, and fetches what such a page needs at once.
 */
function watchForRebuilds(i18n: i18n): () => Promise<void> {
  const contact = document.querySelector('#contact');
  let focused: EventTarget | null = document.activeElement;
  addEventListener('focusin', ({ target }) => (focused = target), true);
  const carryOverTyped = async () => {
    await islandsHydrated(['contact']);
    const form = contact?.querySelector('form');
    if (form) carryOver(form, focused);
  };
  let menu = document.querySelector('#menu');
  return async () => {
    // For the first screen's scripts, which tend the menu; not if only a section is new.
    if (!menu?.isConnected) {
      menu = document.querySelector('#menu');
      dispatchEvent(new Event('rebuilt'));
    }
    try {
      await Promise.all([fetchLaterParts(i18n), carryOverTyped()]);
    } catch {
      // What could not be fetched stays as it is, and is fetched again when it is touched.
    }
  };
}
