import { words } from './words.ts';

export const printWords = words({
  footer: {
    en: '{{org}} | {{url}} | {{email}} | {{phone}}',
    es: '{{org}} | {{url}} | {{email}} | {{phone}}',
  },
  date: { en: 'Printed on {{date}}', es: 'Impreso el {{date}}' },
  taxId: { en: 'Tax ID (EIN): {{ein}}', es: 'Identificación fiscal (EIN): {{ein}}' },
});
