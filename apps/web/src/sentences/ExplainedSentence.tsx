import { terms } from '@wnc/content/tooltips';
import { useTranslation } from 'react-i18next';

import { Tooltip } from '../ui/Tooltip.tsx';
import { SentenceWith } from './SentenceWith.tsx';

/** A sentence in which one term carries its explanation. A bracket or comma stays on its line. */
export function ExplainedSentence({ text, term }: { text: string; term: keyof typeof terms }) {
  const { t } = useTranslation();
  const word = text.split(' ').find((each) => each.includes(terms[term])) ?? terms[term];
  return (
    <SentenceWith part={word} text={text}>
      <span className="inline-block no-popovers:inline print:inline">
        <SentenceWith part={terms[term]} text={word}>
          <Tooltip explanation={t(($) => $.tooltips[term])} term={terms[term]} />
        </SentenceWith>
      </span>
    </SentenceWith>
  );
}
