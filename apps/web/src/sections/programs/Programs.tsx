import { periodText } from '@wnc/content/dates';
import { numberText } from '@wnc/content/facts';
import { impactPeriod } from '@wnc/content/impact';
import { programFacts, youthServedWeekly } from '@wnc/content/programs';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ImpactCategories } from './ImpactCategories.tsx';
import { ProgramCard } from './ProgramCard.tsx';

/** The programs, each as a card, and what they have done in one period. */
export function Programs() {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = numberText(youthServedWeekly, language);
  const period = periodText(impactPeriod.start.value, impactPeriod.end.value, language);
  return (
    <section aria-labelledby="programs-heading" className="py-section" id="programs">
      <div className="column">
        <div className="grid grid-cols-1 gap-x-gap gap-y-5 lg:grid-cols-2 lg:items-end print:break-inside-avoid">
          <h2 id="programs-heading">{t(($) => $.programs.title)}</h2>
          <p className="lead">{t(($) => $.programs.intro, { number })}</p>
        </div>
        <div className="program-pictures">
          <div className="picado picture-frame">
            <Picture
              alt={t(($) => $.programs.photos.mentoring)}
              sizes="(width >= 40rem) 52rem, 100vw"
              slot="programs/mentoring"
            />
          </div>
          <div className="picado picture-frame">
            <Picture
              alt={t(($) => $.programs.photos.trail)}
              sizes="(width >= 40rem) 25rem, 100vw"
              slot="programs/trail"
            />
          </div>
        </div>
        <ul className="program-cards">
          {Object.values(programFacts).map((program) => (
            <ProgramCard key={program.id} {...program} />
          ))}
        </ul>
        <p className="mt-5 text-[1rem] text-soft">{t(($) => $.impact.period, period)}</p>
        <ImpactCategories />
      </div>
    </section>
  );
}
