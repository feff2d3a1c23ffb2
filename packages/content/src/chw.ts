import type { Figure } from './facts.ts';
import { words } from './words.ts';

/** Community health workers trained so far. */
export const chwsTrained: Figure = { value: 30, qualifier: 'moreThan' };

export const chwWords = words({
  title: { en: 'Community health workers (CHW)', es: 'Promotoras y promotores de salud (CHW)' },
  lead: {
    en: 'A community health worker, or CHW, is a trusted neighbor. CHWs help families care for their health and find support.',
    es: 'Una promotora o un promotor de salud (CHW, por sus siglas en inglés) es una persona de confianza de la comunidad. Ayuda a las familias a cuidar su salud y a encontrar apoyo.',
  },
  points: {
    listen: { en: 'They listen without judging.', es: 'Escuchan sin juzgar.' },
    explain: {
      en: 'They explain health and services in plain words.',
      es: 'Explican la salud y los servicios con palabras sencillas.',
    },
    connect: {
      en: 'They connect families with the help they need.',
      es: 'Conectan a las familias con la ayuda que necesitan.',
    },
  },
  trained: {
    en: 'We have trained more than {{number}} CHWs.',
    es: 'Hemos capacitado a más de {{number}} promotoras y promotores de salud.',
  },
  alt: {
    en: 'Illustration: a community health worker holds the hand of an older woman at her kitchen table',
    es: 'Ilustración: una promotora de salud toma la mano de una mujer mayor en la mesa de su cocina',
    sample: true,
  },
  cta: { en: 'Write to our CHW team', es: 'Escribir al equipo de salud' },
});
