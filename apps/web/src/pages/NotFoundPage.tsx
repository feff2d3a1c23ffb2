import { languageOf, languages } from '@wnc/content/languages';
import { notFoundWords } from '@wnc/content/notFound';

import { useLanguage } from '../i18n.ts';
import { PagePathContext } from '../language/useLanguageLink.ts';
import { buttonClasses } from '../ui/buttonClasses.ts';
import { FogPage, SoloTitle } from './SoloPage.tsx';

/** An unknown address: said in the language of the address first, then in the others. */
export function NotFoundPage() {
  const own = useLanguage();
  const others = languages.filter(({ code }) => code !== own);
  const { title, message, home } = notFoundWords;
  return (
    // The bad address has no counterpart in the other language: the switch leads home.
    <PagePathContext value="">
      <FogPage>
        <SoloTitle>{title[own]}</SoloTitle>
        <p className="lead mt-5 max-w-[32em] text-ink">{message[own]}</p>
        {others.map(({ code }) => (
          <div key={code} className="mt-6" lang={code}>
            <h2 className="text-h3">{title[code]}</h2>
            <p className="mt-1 text-ink">{message[code]}</p>
          </div>
        ))}
        <div className="mt-8 flex flex-wrap gap-3.5">
          <a className={buttonClasses('azul')} href={languageOf(own).path}>
            {home[own]}
          </a>{' '}
          {others.flatMap(({ code, path }) => [
            <a key={code} className={buttonClasses('line')} href={path} hrefLang={code} lang={code}>
              {home[code]}
            </a>,
            ' ',
          ])}
        </div>
      </FogPage>
    </PagePathContext>
  );
}
