import { languages, type Language } from '@wnc/content/languages';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../i18n.ts';
import { prepareLanguage } from '../language/switchLanguage.ts';
import { useLanguageLink } from '../language/useLanguageLink.ts';

/** An offer of each other language. early/offerLanguage.ts shows the one that fits, if any. */
export function LanguageOffers() {
  const current = useLanguage();
  return languages
    .filter(({ code }) => code !== current)
    .map(({ code }) => <LanguageOffer key={code} language={code} />);
}

/**
 * One line in another language, for visitors whose browser prefers it. It stays hidden until
 * `early/offerLanguage.ts` shows it. It sticks to the bottom of the window, and comes after the
 * footer at the end of the page; in a window too short for that, it sits at the top of the page and
 * scrolls away with it.
 */
function LanguageOffer({ language }: { language: Language }) {
  const { t, i18n } = useTranslation();
  const link = useLanguageLink(language);
  const offer = useRef<HTMLElement>(null);
  // Visitors who see the offer are likely to take it: the words are fetched before the tap.
  useEffect(() => {
    if (!offer.current?.matches('[data-offered]')) return;
    prepareLanguage(i18n, language).catch(() => undefined);
  }, [i18n, language]);
  // The early script may have shown it before hydration.
  return (
    <aside
      ref={offer}
      suppressHydrationWarning
      aria-label={t(($) => $.languageOffers[language].region)}
      className="sticky bottom-0 z-30 hidden border-t-3 border-ridge-700 bg-white py-3 shadow-pop data-offered:not-print:block short:absolute short:inset-x-0 short:top-(--header) short:bottom-auto short:py-1"
      id={`offer-${language}`}
      lang={language}
    >
      <div className="column flex flex-wrap items-center gap-x-5 gap-y-2 short:gap-y-0">
        <p className="me-auto font-semibold">{t(($) => $.languageOffers[language].text)}</p>
        <div className="flex flex-wrap gap-x-5">
          <a
            {...link}
            className="inline-flex min-h-11 items-center font-bold text-ridge-700 underline"
            data-replay=""
          >
            {t(($) => $.languageOffers[language].accept)}
          </a>{' '}
          <button
            className="inline-flex min-h-11 cursor-pointer items-center px-2 font-semibold text-slate underline"
            type="button"
          >
            {t(($) => $.languageOffers[language].dismiss)}
          </button>
        </div>
      </div>
    </aside>
  );
}
