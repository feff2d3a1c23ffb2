import { reliefSupport } from '@wnc/content/relief';
import type { terms } from '@wnc/content/tooltips';
import { useTranslation } from 'react-i18next';

import { ExplainedSentence } from '../../sentences/ExplainedSentence.tsx';
import { useFigureText } from '../../useFigureText.ts';

type SupportId = keyof typeof reliefSupport;

/** The order of the list, with the term of each line that carries an explanation. */
const LINES: readonly { id: SupportId; term?: keyof typeof terms }[] = [
  { id: 'fema', term: 'fema' },
  { id: 'dsnap', term: 'dsnap' },
  { id: 'water' },
  { id: 'financial' },
];

/** Help with applications, water and money. */
export function ReliefSupport() {
  const { t } = useTranslation();
  const figureText = useFigureText();
  return (
    <div className="relief-support">
      <h3 className="mb-5">{t(($) => $.relief.support.title)}</h3>
      <ul>
        {LINES.map(({ id, term }) => {
          const title = t(($) => $.relief.support[id].title);
          return (
            <li className="leading-[1.4] text-soft" key={id}>
              <b>{figureText(reliefSupport[id])}</b>{' '}
              {term ? <ExplainedSentence term={term} text={title} /> : title}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
