import { useTranslation } from 'react-i18next';

import type { Page } from '../pages.ts';
import { manifestAddress } from './addresses.ts';
import { pageMeta } from './pageMeta.ts';
import { SearchLinks } from './SearchLinks.tsx';
import { ShareCard } from './ShareCard.tsx';
import { SiteIcons } from './SiteIcons.tsx';

/** The inside of `<head>`, rendered only at build time. */
export function PageHead({ page }: { page: Page }) {
  const { t } = useTranslation();
  const meta = pageMeta(page);
  const title = t(($) => $.meta.title[meta.title]);
  const { description: key } = meta;
  const description = key && t(($) => $.meta.description[key]);
  return (
    <>
      <title>{title}</title>
      {description && <meta content={description} name="description" />}
      <SearchLinks page={page} />
      {description && <ShareCard description={description} page={page} title={title} />}
      <SiteIcons />
      {page.target && (
        <noscript>
          <meta content={`0;url=${page.target}`} httpEquiv="refresh" />
        </noscript>
      )}
      {page.view !== 'home' && <link href={manifestAddress(page.language)} rel="manifest" />}
    </>
  );
}
