import { useTranslation } from 'react-i18next';

import type { Page } from './pages.ts';

/** The inside of `<head>`, rendered at build only. */
export function PageHead({ page }: { page: Page }) {
  const { t } = useTranslation();
  return (
    <>
      <title>{t(($) => $.meta.title.default)}</title>
      <meta name="description" content={t(($) => $.meta.description.default)} />
      <link rel="canonical" href={page.canonicalPath} />
    </>
  );
}
