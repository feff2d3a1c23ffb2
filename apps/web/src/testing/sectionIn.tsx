// Set-up for the browser tests of the sections and other parts of a page.
import '../styles.css';
import './noTransitions.css';
import type { Language } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

import { App } from '../App.tsx';
import { createI18n } from '../i18n.ts';
import { frames } from './frames.ts';
import { otherLanguage } from './otherLanguage.ts';

// Before anything is measured: in the fallbacks, text breaks into different lines.
document.documentElement.dataset['typeset'] = '';
await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));

/** Parts of a page in a language, and the switch to the other language. */
export function pageIn(language: Language, parts: ReactNode) {
  const i18n = createI18n(language, resourceOf(language));
  const other = otherLanguage(language);
  i18n.addResourceBundle(other.tag, 'site', resourceOf(other.code));
  const element = (
    <App i18n={i18n} path="">
      {parts}
    </App>
  );
  return { element, switchLanguage: () => i18n.changeLanguage(other.tag) };
}

/** A section as the page shows it: in `main`. */
export const sectionIn = (language: Language, section: ReactNode) =>
  pageIn(language, <main>{section}</main>);

/** An element as prerendered, a function that hydrates it, and the recoverable errors of React. */
export function asBuilt(element: ReactNode) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  document.body.append(page);
  onTestFinished(() => page.remove());
  const mistakes: unknown[] = [];
  const takeOver = async () => {
    await new Promise<void>((hydrated) => {
      const root = hydrateRoot(page, <Hydrated onHydrated={hydrated}>{element}</Hydrated>, {
        onRecoverableError: (error) => mistakes.push(error),
      });
      onTestFinished(() => root.unmount());
    });
    // The parts in a Suspense of their own follow.
    await frames(2);
  };
  return { page, takeOver, mistakes };
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
