import { numberText } from '@wnc/content/facts';
import type { programFacts } from '@wnc/content/programs';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n.ts';
import { SentenceWith } from '../../sentences/SentenceWith.tsx';
import { WithProgramNames } from '../../sentences/WithProgramNames.tsx';
import { Picture } from '../../ui/Picture.tsx';

type Program = (typeof programFacts)[keyof typeof programFacts];

const TINTS: Record<Program['tint'], string> = {
  blue: 'border-ridge-700 bg-ridge-100 [--heading:var(--color-ridge-700)] focus-within:bg-ridge-200 hover:bg-ridge-200',
  orange:
    'border-sun-700 bg-sun-100 [--heading:var(--color-sun-700)] focus-within:bg-sun-200 hover:bg-sun-200',
  green:
    'border-hoja-700 bg-hoja-100 [--heading:var(--color-hoja-700)] focus-within:bg-[oklch(0.9_0.062_155)] hover:bg-[oklch(0.9_0.062_155)]',
};

/** One program: a paper banner that hangs from the string across the page. */
export function ProgramCard({ id, since, tint, impact, districts, titleLanguage }: Program) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = numberText(impact, language);
  const values = { number, districts: districts ? numberText(districts, language) : '' };
  const subtitle = t(($) => $.programs[id].subtitle);
  const title = t(($) => $.programs[id].title);
  return (
    <li className={`program-card picado ${TINTS[tint]}`}>
      <div className="contents" lang={titleLanguage}>
        <Picture alt={title} className="mb-4 w-23" sizes="5.75rem" slot={`programs/${id}`} />
        <h3 className="text-[clamp(1.5rem,1.2rem+1vw,2rem)]">{title}</h3>
      </div>
      <p className="font-semibold">{t(($) => $.programs.since, { subtitle, year: since.value })}</p>
      <p>{t(($) => $.programs[id].description)}</p>
      <a href="#contact">
        <WithProgramNames>{t(($) => $.programs.ask, { title })}</WithProgramNames>
      </a>
      <dl className="mt-auto rounded-md bg-white pt-4 pb-4.5 forced-colors:border-2">
        <dt className="text-small font-semibold text-slate">{t(($) => $.programs.impact)}</dt>
        <dd className="leading-[1.3] font-semibold text-balance">
          <SentenceWith part={number} text={t(($) => $.programs[id].impact, values)}>
            <b className="program-figure">{number}</b>
          </SentenceWith>
        </dd>
      </dl>
    </li>
  );
}
