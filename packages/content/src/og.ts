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
  alt: {
    en: '{{org}}: blue mountain ridges at sunrise',
    es: '{{org}}: cordillera azul al amanecer',
    sample: true,
  },
});
