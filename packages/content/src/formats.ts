import { words } from './words.ts';

export const formatsWords = words({
  qualifier: {
    exact: { en: '{{number}}', es: '{{number}}' },
    moreThan: { en: 'More than {{number}}', es: 'Más de {{number}}' },
    over: { en: 'Over {{number}}', es: 'Más de {{number}}' },
    plus: { en: '{{number}}+', es: 'Más de {{number}}' },
  },
  dateTime: { en: '{{date}} at {{time}}', es: '{{date}} a las {{time}}' },
  dateRange: { en: '{{start}} to {{end}}', es: 'del {{start}} al {{end}}' },
});
