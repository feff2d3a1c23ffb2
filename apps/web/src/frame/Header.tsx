import { languages } from '@wnc/content/languages';
import { organization } from '@wnc/content/site';
import { useTranslation } from 'react-i18next';

import { Brand } from './Brand.tsx';
import { DonateLink } from './DonateLink.tsx';
import { IconSprite } from './IconSprite.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { navLinks } from './navLinks.ts';
import { SkipLink } from './SkipLink.tsx';
import { useCurrentAnchor } from './useCurrentAnchor.ts';

/** A long word in the organization's name, or a third language, leaves it no room on a phone. */
const isCrowded = languages.length > 2 || /\S{8}/.test(organization.name.value);

/** The bar over the home page: transparent at the top, white once early/markScrolled.ts says so. */
export function Header() {
  const { t } = useTranslation();
  const current = useCurrentAnchor();
  return (
    <>
      <SkipLink />
      <IconSprite part="first" />
      <header
        className="fixed inset-x-0 top-0 z-40 min-h-(--header) transition-[background-color,box-shadow] duration-(--slow) ease-out in-data-scrolled:bg-white in-data-scrolled:shadow-header menu-open:bg-white menu-open:shadow-header noscript:bg-white noscript:shadow-header print:hidden"
        data-crowded={isCrowded || undefined}
        id="top"
      >
        {/* One line; more only if the visitor's own text size leaves no room. */}
        <div className="column flex min-h-(--header) flex-wrap content-center items-center gap-x-1.5 gap-y-1 sm:gap-x-3 nav:gap-x-5">
          <div className="flex min-w-min flex-1">
            <Brand className="text-ridge-900 [&>svg]:text-ridge-700" href="#hero" />
          </div>
          <nav aria-label={t(($) => $.nav.label)} className="hidden flex-wrap gap-1 nav:flex">
            {/* The spaces separate the links where the style sheet is missing. */}
            {navLinks.flatMap(({ name, anchor }) => [
              <a
                key={anchor}
                aria-current={anchor === current ? 'location' : undefined}
                className="nav-underline flex min-h-11 items-center px-[0.8rem] py-1 text-[1rem] font-semibold text-ink"
                href={`#${anchor}`}
              >
                {t(($) => $.nav[name])}
              </a>,
              ' ',
            ])}
          </nav>
          <LanguageSwitch />
          <DonateLink size="small" /> <MobileMenu current={current} />
        </div>
      </header>
    </>
  );
}
