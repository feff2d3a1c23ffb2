import { numberText } from '@wnc/content/facts';
import { contactLimits } from '@wnc/validation/contact';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../i18n.ts';
import { Paragraphs, TextPage, TextPart } from './TextPage.tsx';

/** What is kept about a visitor, why, for how long, and how to have it deleted. */
export function PrivacyPage() {
  const { t } = useTranslation();
  const days = numberText({ value: contactLimits.retentionDays }, useLanguage());
  return (
    <TextPage lead={t(($) => $.privacyPage.lead)} title={t(($) => $.privacyPage.title)}>
      <TextPart title={t(($) => $.privacyPage.visit.title)}>
        <Paragraphs
          texts={[
            t(($) => $.privacyPage.visit.cookies),
            t(($) => $.privacyPage.visit.browser),
            t(($) => $.privacyPage.visit.hosts),
            t(($) => $.privacyPage.visit.outside),
          ]}
        />
      </TextPart>
      <TextPart title={t(($) => $.privacyPage.write.title)}>
        <Paragraphs
          texts={[
            t(($) => $.privacyPage.write.what),
            t(($) => $.privacyPage.write.why),
            t(($) => $.privacyPage.write.abuse),
            t(($) => $.privacyPage.write.who),
            t(($) => $.privacyPage.write.confirmation),
          ]}
        />
      </TextPart>
      <TextPart title={t(($) => $.privacyPage.keep.title)}>
        <Paragraphs texts={[t(($) => $.privacyPage.keep.text, { days })]} />
      </TextPart>
      <TextPart title={t(($) => $.privacyPage.forget.title)}>
        <Paragraphs texts={[t(($) => $.privacyPage.forget.text)]} />
      </TextPart>
      <TextPart title={t(($) => $.privacyPage.leaveOut.title)}>
        <Paragraphs texts={[t(($) => $.privacyPage.leaveOut.text)]} />
      </TextPart>
    </TextPage>
  );
}
