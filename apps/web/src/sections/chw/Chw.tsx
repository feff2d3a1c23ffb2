import { chwsTrained } from '@wnc/content/chw';
import { numberText } from '@wnc/content/facts';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n.ts';
import { ExplainedSentence } from '../../sentences/ExplainedSentence.tsx';
import { buttonClasses } from '../../ui/buttonClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** Keys of the points in the words of this section. */
const POINTS = ['listen', 'explain', 'connect'] as const;

/** What a community health worker is, how many there are, and how to ask for one. */
export function Chw() {
  const { t } = useTranslation();
  const number = numberText(chwsTrained, useLanguage());
  return (
    <section aria-labelledby="chw-heading" className="relative bg-sun-50 py-section" id="chw">
      <div className="column grid items-center gap-gap md:grid-cols-2 md:gap-x-[clamp(2rem,6vw,6rem)]">
        {/* In a short window, a link to this section would show only the picture, without a word. */}
        <div className="picture-frame picado aspect-12/13 max-md:short:order-last">
          <Picture
            alt={t(($) => $.chw.alt)}
            sizes="(width >= 78rem) 36rem, (width >= 48rem) 46vw, 94vw"
            slot="chw/visit"
          />
        </div>
        <div>
          <h2 id="chw-heading">{t(($) => $.chw.title)}</h2>
          <p className="lead mt-5">
            <ExplainedSentence term="chw" text={t(($) => $.chw.lead)} />
          </p>
          <p className="mt-4 font-display text-h3 leading-tight font-bold text-balance text-(--heading)">
            {t(($) => $.chw.trained, { number })}
          </p>
          <ul className="mt-7 mb-8 grid gap-[0.9rem]">
            {POINTS.map((point) => (
              <li key={point} className="flex items-start gap-3 font-medium">
                <Icon className="size-7 text-rosa-600" name="star" />
                <span>{t(($) => $.chw.points[point])}</span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3.5">
            <a className={buttonClasses('azul')} href="#contact?type=chw">
              {t(($) => $.chw.cta)}
            </a>{' '}
            <a className={buttonClasses('line')} href="#team">
              {t(($) => $.nav.long.team)}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
