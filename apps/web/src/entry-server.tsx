import { languageOf } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';

import { App } from './App.tsx';
import { PageHead } from './head/PageHead.tsx';
import { structuredData } from './head/structuredData.ts';
import { createI18n } from './i18n.ts';
import type { Page } from './pages.ts';
import { views } from './pages/views.ts';

export { pages } from './pages.ts';
export { STYLE_SHEET } from './RestOfStyles.tsx';

/**
 * The HTML of one page: the inside of `<head>`, the inside of the React root, and what follows it.
 */
export async function render(page: Page): Promise<{ head: string; body: string; data: string }> {
  const i18n = createI18n(page.language, resourceOf(page.language));
  const View = views[page.view];
  const path = page.path.slice(languageOf(page.language).path.length);
  const head = renderToStaticMarkup(
    <App i18n={i18n} path={path}>
      <PageHead page={page} />
    </App>,
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <App i18n={i18n} path={path}>
      <View />
    </App>,
    {
      // A larger Suspense child would be moved to the end and revealed by an inline script.
      progressiveChunkSize: Infinity,
      // Otherwise React would silently leave the part out, for the browser to render.
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  if (errors.length > 0) throw errors[0];
  const data = structuredData(page, i18n, {
    now: Date.now(),
    isPublic: import.meta.env.SITE_ENV === 'production',
  });
  const body = await new Response(prelude).text();
  return { head, body, data };
}
