import { type Figure, numberText } from '@wnc/content/facts';
import { useTranslation } from 'react-i18next';

import { useLanguage } from './i18n.ts';

/** Writes a figure with the words of its qualifier: `150+`, `Más de 150`, `$64,775.41`. */
export function useFigureText(): (figure: Figure) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (figure) => {
    const number = numberText(figure, language);
    return t(($) => $.formats.qualifier[figure.qualifier ?? 'exact'], { number });
  };
}
