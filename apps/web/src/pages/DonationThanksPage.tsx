import { languageOf } from '@wnc/content/languages';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../i18n.ts';
import { WithLinks } from '../sentences/WithLinks.tsx';
import { buttonClasses } from '../ui/buttonClasses.ts';
import { ThanksLayout } from './ThanksLayout.tsx';

/** The page that the payment page can send a donor back to. */
export function DonationThanksPage() {
  const { t } = useTranslation();
  const home = languageOf(useLanguage()).path;
  return (
    <ThanksLayout title={t(($) => $.thankYou.donation.title)}>
      <p>
        <WithLinks>{t(($) => $.thankYou.donation.text)}</WithLinks>
      </p>
      <div className="mt-4">
        <a className={buttonClasses('azul')} href={home}>
          {t(($) => $.thankYou.home)}
        </a>
      </div>
    </ThanksLayout>
  );
}
