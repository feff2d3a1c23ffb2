import { words } from './words.ts';

/** The terms with an explanation, as they are spelled in the sentences of every language. */
export const terms = { chw: 'CHW', fema: 'FEMA', dsnap: 'D-SNAP' } as const;

export const tooltipsWords = words({
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
    es: 'D-SNAP ayuda por poco tiempo a comprar comida después de un desastre.',
  },
});
