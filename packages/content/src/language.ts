import { words } from './words.ts';

/**
 * Written in the other language on purpose, save `changed`: these words speak to a reader who would
 * rather have that one. The page marks them with the language that they are in.
 */
export const languageWords = words({
  changed: { en: 'This page is now in English.', es: 'Esta página ahora está en español.' },
  suggestion: {
    region: { en: 'Sugerencia de idioma', es: 'Language suggestion' },
    text: {
      en: '¿Prefiere leer esta página en español?',
      es: 'Would you rather read this page in English?',
    },
    accept: { en: 'Ver en español', es: 'View in English' },
    dismiss: { en: 'Seguir en inglés', es: 'Stay in Spanish' },
  },
});
