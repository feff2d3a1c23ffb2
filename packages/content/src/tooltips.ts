import { words } from './words.ts';

/** The words that carry an explanation, as they stand in the sentences of every language. */
export const terms = { chw: 'CHW', fema: 'FEMA', dsnap: 'D-SNAP' } as const;

export const tooltipsWords = words({
  donate: {
    en: 'Opens our payment page in a new tab',
    es: 'Abre la página de pago en otra pestaña',
  },
  chw: {
    en: 'CHW means community health worker: a trusted neighbor who helps people care for their health.',
    es: 'CHW son las siglas en inglés de promotora o promotor de salud: alguien de confianza que ayuda a cuidar la salud.',
  },
  fema: {
    en: 'FEMA is the federal agency that helps people after a disaster.',
    es: 'FEMA es la agencia federal que ayuda a las personas después de un desastre.',
  },
  dsnap: {
    en: 'D-SNAP helps people buy food for a short time after a disaster.',
    es: 'D-SNAP ayuda por un tiempo corto a comprar comida después de un desastre.',
  },
  medicaid: {
    en: 'Medicaid is public health insurance for people with low incomes.',
    es: 'Medicaid es un seguro médico público para personas con ingresos bajos.',
  },
  driversOfHealth: {
    en: 'Drivers of health are things in daily life that affect our health, such as food, housing and transportation.',
    es: 'Los factores que influyen en la salud son cosas de la vida diaria, como la comida, la vivienda y el transporte.',
  },
  ein: {
    en: 'EIN is the tax ID number of an organization.',
    es: 'EIN es el número de identificación fiscal de una organización.',
  },
  bio: { en: "Read this person's story", es: 'Lea la historia de esta persona' },
  // In the other language on purpose, as the switch that it stands at.
  language: { en: 'Lea esta página en español', es: 'Read this page in English' },
});
