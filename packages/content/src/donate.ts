import { words } from './words.ts';

export const donateWords = words({
  title: { en: 'Set one more place at the table', es: 'Ponga un lugar más en la mesa' },
  description: {
    en: 'Every gift, large or small, helps us stand with families in Western North Carolina. Thank you for being part of this work.',
    es: 'Cada donación, grande o pequeña, nos ayuda a acompañar a las familias del oeste de Carolina del Norte. Gracias por ser parte de este trabajo.',
  },
  button: { en: 'Donate now', es: 'Donar ahora' },
  note: {
    en: 'The button opens the page of an outside card payment company in a new tab.',
    es: 'El botón abre, en otra pestaña, la página de una empresa externa de pagos con tarjeta.',
  },
  taxId: { en: 'Tax ID (EIN): {{ein}}', es: 'Identificación fiscal (EIN): {{ein}}' },
});

export const donateMeta = words({
  title: { en: 'Donate | {{org}}', es: 'Donar | {{org}}' },
  description: {
    en: 'Your gift to {{org}} helps us stand with families in Western North Carolina. Every donation, large or small, makes a difference.',
    es: 'Su donación a {{org}} nos ayuda a acompañar a las familias del oeste de Carolina del Norte. Cada aporte, grande o pequeño, cuenta.',
  },
});
