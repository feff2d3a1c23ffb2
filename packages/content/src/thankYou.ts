import { contactWords } from './contact.ts';
import { words } from './words.ts';

export const thankYouWords = words({
  contact: {
    title: { en: 'Thank you for writing to us', es: 'Gracias por escribirnos' },
    text: {
      en: 'We received your message. A person on our team will read it and answer as soon as we can.',
      es: 'Recibimos su mensaje. Una persona de nuestro equipo lo leerá y le responderá en cuanto podamos.',
    },
    checkEmail: {
      en: 'Please check your email for a confirmation. If none comes, we still have your message.',
      es: 'Revise su correo electrónico: es posible que reciba una confirmación. Aunque no le llegue, ya tenemos su mensaje.',
    },
    reference: contactWords.success.reference,
    programs: { en: 'See our programs', es: 'Ver los programas' },
  },
  donation: {
    title: { en: 'Thank you for your support', es: 'Gracias por su apoyo' },
    text: {
      en: 'Your support helps us stand with families in Western North Carolina. If you have a question about your gift, write to {{email}}.',
      es: 'Su apoyo nos ayuda a acompañar a las familias del oeste de Carolina del Norte. Si tiene alguna pregunta sobre su donación, escriba a {{email}}.',
    },
  },
  home: { en: 'Back to the home page', es: 'Volver al inicio' },
});

export const thankYouMeta = words({
  title: { en: 'Thank you | {{org}}', es: 'Gracias | {{org}}' },
});

export const donationThanksMeta = words({
  title: { en: 'Thank you for your support | {{org}}', es: 'Gracias por su apoyo | {{org}}' },
});
