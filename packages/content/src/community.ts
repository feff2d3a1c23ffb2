import { confirmed, type Fact, sample } from './facts.ts';
import { words } from './words.ts';

export const videoFacts: { readonly id: Fact<string>; readonly startSeconds: Fact<number> } = {
  /** The video's id at the video service. */
  id: sample('SAMPLE_ID_0'),
  startSeconds: confirmed(1),
};

export const communityWords = words({
  title: { en: 'Meet our community', es: 'Conozca a nuestra comunidad' },
  lead: {
    en: 'Watch a video about our work and the people who make it possible.',
    es: 'Vea un video sobre nuestro trabajo y las personas que lo hacen posible.',
  },
  videoTitle: { en: 'Video: the {{org}} community', es: 'Video: la comunidad de {{org}}' },
  play: { en: 'Play video', es: 'Ver el video' },
  playLabel: {
    en: 'Play video: the {{org}} community',
    es: 'Ver el video: la comunidad de {{org}}',
  },
  notice: {
    en: 'The video comes from an outside service. It loads only after you press play.',
    es: 'El video viene de un servicio externo. Se carga solo cuando usted decide verlo.',
  },
  loading: { en: 'Loading the video...', es: 'Cargando el video...' },
  watchOnSite: { en: 'Watch on the video site', es: 'Ver en el sitio del video' },
  noScript: {
    en: 'To play here, the video needs JavaScript. It is turned off in your browser.',
    es: 'Para verse aquí, el video necesita JavaScript. Su navegador lo tiene desactivado.',
  },
  posterAlt: {
    en: 'Illustration: neighbors of all ages around a long table, with mountains behind them',
    es: 'Ilustración: vecinas y vecinos de todas las edades alrededor de una mesa larga, con montañas al fondo',
    sample: true,
  },
});
