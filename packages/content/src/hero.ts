import { words } from './words.ts';

export const heroWords = words({
  title: { en: 'Neighbors who rise together', es: 'Una comunidad que se\u00A0levanta unida' },
  subtitle: {
    en: 'We are a grassroots, Latino-led nonprofit. We work side by side with families in Western North Carolina for health, learning and a life with dignity.',
    es: 'Somos una organización de base comunitaria, sin fines de lucro y con liderazgo latino. Trabajamos junto a las familias del oeste de Carolina del Norte por la salud, el aprendizaje y una vida digna.',
  },
  learnMore: { en: 'Learn More', es: 'Conocer más' },
  getInvolved: { en: 'Get Involved', es: 'Participar' },
});
