import { numberText } from '@wnc/content/facts';
import { languageOf } from '@wnc/content/languages';
import { contactLimits, formProblems } from '@wnc/validation/contact';
import { type TypedField, typedFields } from '@wnc/validation/fields';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../i18n.ts';
import { WithLinks } from '../sentences/WithLinks.tsx';
import { buttonClasses } from '../ui/buttonClasses.ts';
import { FogPage, SoloTitle } from './SoloPage.tsx';

const REASONS = Object.keys(formProblems) as (keyof typeof formProblems)[];

/**
 * After a message sent without JavaScript that was not accepted. It contains a hidden sentence for
 * every reason; early/showProblem.ts shows the one that the address names.
 */
export function ProblemPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const home = languageOf(language).path;
  const fieldText = (name: TypedField) => {
    const field = t(($) => $.contact.labels[name]);
    if (name === 'email') return field;
    const min = numberText({ value: contactLimits[name].min }, language);
    const max = numberText({ value: contactLimits[name].max }, language);
    return `${field}: ${t(($) => $.problem.fields.length, { min, max })}`;
  };
  return (
    <FogPage>
      <SoloTitle>{t(($) => $.problem.title)}</SoloTitle>
      <div className="lead mt-6 grid max-w-[34em] grid-cols-1 gap-4 text-ink">
        {REASONS.map((reason) => (
          <p key={reason} data-codes={formProblems[reason].join(' ')} hidden>
            {t(($) => $.problem.codes[reason])}
          </p>
        ))}
        <div data-fields="" hidden>
          <p className="font-semibold">{t(($) => $.problem.fields.label)}</p>
          <ul className="list-disc ps-6 marker:text-rosa-600">
            {/* Not the topic: one is always chosen. */}
            {typedFields.map((field) => (
              <li key={field} data-field={field} hidden>
                {fieldText(field)}
              </li>
            ))}
          </ul>
        </div>
        <p>{t(($) => $.problem.back)}</p>
        <p>
          <WithLinks>{t(($) => $.problem.alternative)}</WithLinks>
        </p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3.5">
        <a className={buttonClasses('azul')} href={`${home}#contact`}>
          {t(($) => $.problem.backToForm)}
        </a>{' '}
        <a className={buttonClasses('line')} href={home}>
          {t(($) => $.thankYou.home)}
        </a>
      </div>
    </FogPage>
  );
}
