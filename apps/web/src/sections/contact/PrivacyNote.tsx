import { numberText } from '@wnc/content/facts';
import { languageOf } from '@wnc/content/languages';
import { contactLimits } from '@wnc/validation/contact';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n.ts';
import { WithLinks } from '../../sentences/WithLinks.tsx';

/** What happens to a message and when it is deleted, beside the button that sends it. */
export function PrivacyNote() {
  const { t } = useTranslation();
  const language = useLanguage();
  const days = numberText({ value: contactLimits.retentionDays }, language);
  const use = [t(($) => $.contact.privacy.use), t(($) => $.contact.privacy.retention, { days })];
  return (
    <div className="grid grid-cols-1 gap-1 text-small text-slate">
      <h3 className="font-body text-small font-semibold tracking-normal text-ink">
        {t(($) => $.contact.privacy.title)}
      </h3>
      <p>{use.join(' ')}</p>
      <p>{t(($) => $.contact.privacy.leaveOut)}</p>
      <p>
        <WithLinks>{t(($) => $.contact.privacy.askUs)}</WithLinks>{' '}
        <a href={`${languageOf(language).path}privacy/`}>{t(($) => $.contact.privacy.more)}</a>
      </p>
    </div>
  );
}
