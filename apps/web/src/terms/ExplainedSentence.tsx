import { terms } from '@wnc/content/tooltips';
import { useTranslation } from 'react-i18next';

import { SentenceWith } from '../ui/SentenceWith.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';

/** A sentence in which one term carries its explanation. */
export function ExplainedSentence({ text, term }: { text: string; term: keyof typeof terms }) {
  const { t } = useTranslation();
  return (
    <SentenceWith part={terms[term]} text={text}>
      <Tooltip explanation={t(($) => $.tooltips[term])} term={terms[term]} />
    </SentenceWith>
  );
}
