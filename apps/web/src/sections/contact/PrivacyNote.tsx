import { numberText } from '@wnc/content/facts';
import { languageOf } from '@wnc/content/languages';
import { contactLimits } from '@wnc/validation/contact';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n.ts';
import { WithLinks } from '../../sentences/WithLinks.tsx';

/**
 * What happens to a message and when it is deleted, next to the button that sends it; `short` next
 * to a notice, which takes up most of its space.
 */
export function PrivacyNote({ short }: { short?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const days = numberText({ value: contactLimits.retentionDays }, language);
  const retention = t(($) => $.contact.privacy.retention, { days });
  const more = (
    <a href={`${languageOf(language).path}privacy/`}>{t(($) => $.contact.privacy.more)}</a>
  );
  if (short) {
    return (
      <p className="text-small text-slate">
        {retention} {more}
      </p>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-2 text-small text-slate">
      <h3 className="font-body text-small font-semibold tracking-normal text-ink">
        {t(($) => $.contact.privacy.title)}
      </h3>
      <p>{[t(($) => $.contact.privacy.use), retention].join(' ')}</p>
      <p>{t(($) => $.contact.privacy.leaveOut)}</p>
      <p>
        <WithLinks>{t(($) => $.contact.privacy.askUs)}</WithLinks> {more}
      </p>
    </div>
  );
}
