import { languageOf } from '@wnc/content/languages';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../i18n.ts';
import { buttonClasses } from '../ui/buttonClasses.ts';
import { ThanksLayout } from './ThanksLayout.tsx';

/** After a message sent without JavaScript. early/showReference.ts fills in the reference. */
export function ThankYouPage() {
  const { t } = useTranslation();
  const home = languageOf(useLanguage()).path;
  return (
    <ThanksLayout title={t(($) => $.thankYou.contact.title)}>
      <p>{t(($) => $.thankYou.contact.text)}</p>
      <p>{t(($) => $.thankYou.contact.checkEmail)}</p>
      <p
        className="font-semibold"
        data-reference={t(($) => $.thankYou.contact.reference, { ref: '{{ref}}' })}
        hidden
      />
      <div className="mt-4 flex flex-wrap gap-3.5">
        <a className={buttonClasses('azul')} href={home}>
          {t(($) => $.thankYou.home)}
        </a>{' '}
        <a className={buttonClasses('line')} href={`${home}#programs`}>
          {t(($) => $.thankYou.contact.programs)}
        </a>
      </div>
    </ThanksLayout>
  );
}
