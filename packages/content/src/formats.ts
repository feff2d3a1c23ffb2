import { words } from './words.ts';

export const formatsWords = words({
  qualifier: {
    exact: { en: '{{number}}', es: '{{number}}' },
    moreThan: { en: 'More than {{number}}', es: 'Más de {{number}}' },
    over: { en: 'Over {{number}}', es: 'Más de {{number}}' },
    plus: { en: '{{number}}+', es: 'Más de {{number}}' },
  },
  /** Its plural form follows the hour. */
  dateTime: {
    en: { one: '{{date}} at {{time}}', other: '{{date}} at {{time}}' },
    es: {
      one: '{{date}} a la {{time}}',
      many: '{{date}} a las {{time}}',
      other: '{{date}} a las {{time}}',
    },
  },
  dateRange: { en: '{{start}} to {{end}}', es: 'del {{start}} al {{end}}' },
});
