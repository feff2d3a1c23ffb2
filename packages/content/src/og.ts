import { words } from './words.ts';

export const ogWords = words({
  siteName: { en: '{{org}}', es: '{{org}}' },
  title: {
    en: '{{org}}: neighbors who rise together',
    es: '{{org}}: una comunidad que se levanta unida',
  },
  description: {
    en: 'A grassroots, Latino-led nonprofit for health, learning and dignity in Western North Carolina.',
    es: 'Organización de base comunitaria con liderazgo latino, por la salud, el aprendizaje y una vida digna en el oeste de Carolina del Norte.',
  },
  /** For the picture that `sharePicture.ts` draws; `{{title}}` is the title of the first screen. */
  alt: {
    en: '{{org}}: {{title}}. Under a string of paper flags, neighbors walk in front of blue mountain ridges at sunrise.',
    es: '{{org}}: {{title}}. Bajo una tira de papel picado, vecinas y vecinos caminan frente a una cordillera azul al amanecer.',
    sample: true,
  },
});
