import { type Figure, numberText } from '@wnc/content/facts';

import { useLanguage } from '../../i18n.ts';
import { useFigureText } from '../../useFigureText.ts';

/** A figure with the words of its qualifier, in which only the number is large. */
export function BigFigure({ figure }: { figure: Figure }) {
  const number = numberText(figure, useLanguage());
  const [before = '', after = ''] = useFigureText()(figure).split(number);
  return (
    <p className="self-end font-display leading-[1.1]">
      {before && <span className="block text-h3 leading-tight font-bold">{before}</span>}
      <span className="figure-text text-[calc(var(--text-figure)*1.12)]">
        {number}
        {after}
      </span>
    </p>
  );
}
