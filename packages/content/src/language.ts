import { words } from './words.ts';

export const languageWords = words({
  changed: { en: 'This page is now in English.', es: 'Esta página ahora está en español.' },
});

/**
 * The offer of a language to a reader who prefers it, on a page in another one. `{{current}}` is the
 * language of that page, named in the offered one (languageOffersOn.ts).
 */
export const languageOfferWords = words({
  region: { en: 'Language suggestion', es: 'Sugerencia de idioma' },
  text: {
    en: 'Would you rather read this page in English?',
    es: '¿Prefiere leer esta página en español?',
  },
  accept: { en: 'View in English', es: 'Ver en español' },
  dismiss: { en: 'Stay in {{current}}', es: 'Seguir en {{current}}' },
});
