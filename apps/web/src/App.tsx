import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import { PagePathContext } from './language/useLanguageLink.ts';

/**
 * The contexts around every page, in the prerender and in the browser. `path` is the path of the page
 * within its language.
 */
export function App(props: { i18n: i18n; path: string; children: ReactNode }) {
  return (
    <I18nextProvider i18n={props.i18n}>
      <PagePathContext value={props.path}>{props.children}</PagePathContext>
    </I18nextProvider>
  );
}
