import { words } from './words.ts';

/** Title and description where a section or page has none of its own. */
export const defaultMeta = words({
  title: {
    en: '{{org}} | Neighbors who rise together',
    es: '{{org}} | Una comunidad que se levanta unida',
  },
  description: {
    en: '{{org}} is a grassroots, Latino-led nonprofit. We work with families in Western North Carolina for health, learning and dignity.',
    es: '{{org}} es una organización sin fines de lucro con liderazgo latino. Servimos a familias del oeste de Carolina del Norte con respeto y confianza.',
  },
});
