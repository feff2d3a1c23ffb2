import { words } from './words.ts';

export const metaWords = words({
  default: {
    title: {
      en: '{{org}} | Neighbors who rise together',
      es: '{{org}} | Una comunidad que se levanta unida',
    },
    description: {
      en: '{{org}} is a grassroots, Latino-led nonprofit. We work with families in Western North Carolina for health, learning and dignity.',
      es: '{{org}} es una organización sin fines de lucro con liderazgo latino. Servimos a familias del oeste de Carolina del Norte con respeto y confianza.',
    },
  },
  thankYou: {
    title: { en: 'Thank you | {{org}}', es: 'Gracias | {{org}}' },
  },
  donationThanks: {
    title: { en: 'Thank you for your support | {{org}}', es: 'Gracias por su apoyo | {{org}}' },
  },
  problem: {
    title: { en: 'Your message was not sent | {{org}}', es: 'Su mensaje no se envió | {{org}}' },
  },
  privacyPage: {
    title: { en: 'Privacy | {{org}}', es: 'Privacidad | {{org}}' },
    description: {
      en: 'What {{org}} keeps when you write to us, why, for how long, and how to ask us to delete it.',
      es: 'Qué guarda {{org}} cuando usted nos escribe, para qué, por cuánto tiempo y cómo pedir que se borre.',
    },
  },
  accessibilityPage: {
    title: { en: 'Accessibility | {{org}}', es: 'Accesibilidad | {{org}}' },
    description: {
      en: 'How this site is made so that everyone can use it, and how to tell us when something does not work for you.',
      es: 'Cómo está hecho este sitio para que todas las personas puedan usarlo, y cómo avisarnos si algo no le funciona.',
    },
  },
  notFound: {
    title: { en: 'Page not found | {{org}}', es: 'Página no encontrada | {{org}}' },
  },
});
