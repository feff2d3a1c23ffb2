import { accessibilityReviewed, accessibilityStandard } from '@wnc/content/accessibilityPage';
import { dateText } from '@wnc/content/dates';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../i18n.ts';
import { Icon } from '../ui/Icon.tsx';
import { Paragraphs, TextPage, TextPart } from './TextPage.tsx';

/** Keys of what a visitor can do, in the words of this page. */
const ABILITIES = ['keyboard', 'zoom', 'reader', 'motion', 'script', 'language'] as const;

/** How the site is made for everyone and checked, what is missing, and whom to tell. */
export function AccessibilityPage() {
  const { t } = useTranslation();
  const date = dateText(accessibilityReviewed.value, useLanguage());
  const standard = accessibilityStandard.value;
  return (
    <TextPage lead={t(($) => $.accessibilityPage.lead)} title={t(($) => $.accessibilityPage.title)}>
      <TextPart title={t(($) => $.accessibilityPage.goal.title)}>
        <Paragraphs texts={[t(($) => $.accessibilityPage.goal.text, { standard })]} />
      </TextPart>
      <TextPart title={t(($) => $.accessibilityPage.can.title)}>
        <ul className="grid gap-3">
          {ABILITIES.map((ability) => (
            <li key={ability} className="flex gap-3">
              <Icon className="mt-0.5 size-6 text-rosa-600" name="star" />
              <span>{t(($) => $.accessibilityPage.can[ability])}</span>
            </li>
          ))}
        </ul>
      </TextPart>
      <TextPart title={t(($) => $.accessibilityPage.method.title)}>
        <Paragraphs
          texts={[
            t(($) => $.accessibilityPage.method.software),
            t(($) => $.accessibilityPage.method.date, { date }),
          ]}
        />
      </TextPart>
      <TextPart title={t(($) => $.accessibilityPage.limits.title)}>
        <Paragraphs
          texts={[
            t(($) => $.accessibilityPage.limits.outside),
            t(($) => $.accessibilityPage.limits.reviewed),
          ]}
        />
      </TextPart>
      <TextPart title={t(($) => $.accessibilityPage.help.title)}>
        <Paragraphs texts={[t(($) => $.accessibilityPage.help.text)]} />
      </TextPart>
    </TextPage>
  );
}
