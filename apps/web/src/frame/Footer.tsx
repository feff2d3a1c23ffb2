import { languageOf } from '@wnc/content/languages';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../i18n.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Brand } from './Brand.tsx';
import { FooterAddress } from './FooterAddress.tsx';
import { networks, quickLinks, sitePages } from './footerLinks.ts';
import { IconSprite } from './IconSprite.tsx';

/** The year of the build; in the browser, hydration leaves the one in the HTML as it is. */
const YEAR = String(new Date().getFullYear());

const LINK = 'inline-flex min-h-11 min-w-11 items-center gap-[0.6rem] hover:underline';

/** The footer; `solo` on any page but the home page, whose sections its links lead to. */
export function Footer({ solo }: { solo?: boolean }) {
  const { t } = useTranslation();
  const root = languageOf(useLanguage()).path;
  const home = solo ? root : '';
  return (
    <>
      <IconSprite part="rest" />
      <Picture
        alt=""
        className={`-mb-px block h-[clamp(5rem,11vw,10rem)] w-full max-w-none print:hidden ${solo ? 'bg-ridge-50' : ''}`}
        sizes="100vw"
        slot="footer/ridges"
      />
      <footer id="footer" className="footer on-dark bg-ridge-950 pt-[clamp(3rem,6vw,5rem)] pb-8">
        <div className="column">
          <div className="grid gap-x-gap gap-y-10 sm:grid-cols-2 nav:grid-cols-[5fr_2fr_4fr_2fr]">
            <div>
              <Brand className="text-white" href={`${home}#hero`} />
              <p className="mt-4 max-w-[26em] text-soft">{t(($) => $.footer.mission)}</p>
            </div>
            <nav aria-label={t(($) => $.quickLinks.title)} className="print:hidden">
              <h2 className="footer-heading">{t(($) => $.quickLinks.title)}</h2>
              <ul>
                {quickLinks.map((anchor) => (
                  <li key={anchor}>
                    <a className={LINK} href={`${home}#${anchor}`}>
                      {t(($) => $.quickLinks[anchor])}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <FooterAddress linkClass={LINK} />
            <div>
              <h2 className="footer-heading">{t(($) => $.footer.social)}</h2>
              <ul>
                {networks.map(({ id, name, icon, href }) => (
                  <li key={id}>
                    <ExternalLink
                      className={LINK}
                      href={href}
                      newTab={t(($) => $.accessibility[id])}
                    >
                      <Icon className="size-6" name={icon} />
                      <span aria-hidden="true">{name}</span>
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-(--line) pt-4 text-small text-soft">
            <p suppressHydrationWarning>{t(($) => $.footer.copyright, { year: YEAR })}</p>
            <p>{t(($) => $.footer.taxId)}</p>
            {sitePages.flatMap((page) => [
              <a key={page} className={LINK} href={`${root}${page}/`}>
                {t(($) => $.footer[page])}
              </a>,
              ' ',
            ])}
          </div>
        </div>
      </footer>
    </>
  );
}
