import type { Page } from '../pages.ts';
import { absolute } from './absolute.ts';
import { alternatesOf, isListed } from './searchListing.ts';

/** What search engines read: list this address in these languages, or leave the page alone. */
export function SearchLinks({ page }: { page: Page }) {
  if (import.meta.env.SITE_ENV === 'preview' || !(isListed(page) || page.target)) {
    return <meta content="noindex" name="robots" />;
  }
  return (
    <>
      <link href={absolute(page.canonicalPath)} rel="canonical" />
      {isListed(page) &&
        alternatesOf(page).map(({ hrefLang, path }) => (
          <link href={absolute(path)} hrefLang={hrefLang} key={hrefLang} rel="alternate" />
        ))}
    </>
  );
}
