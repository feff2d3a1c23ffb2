import { words } from './words.ts';

export const sampleWords = words({
  badge: { en: 'Sample', es: 'Muestra' },
  badgeLong: { en: 'Sample content', es: 'Contenido de muestra' },
  tooltip: {
    en: 'This is an example. Our team will replace it with confirmed information.',
    es: 'Es un ejemplo. Nuestro equipo lo cambiará por información confirmada.',
  },
  notice: {
    en: 'Some names, figures and pictures on this page are samples. Each one has a label.',
    es: 'Algunos nombres, cifras e imágenes de esta página son de muestra. Cada uno lleva una etiqueta.',
  },
  linkOff: {
    en: 'This is a sample link. It does not lead to a real page.',
    es: 'Este enlace es de muestra. No lleva a una página real.',
  },
  ribbon: {
    en: 'Preview: this page holds sample content.',
    es: 'Vista previa: esta página tiene contenido de muestra.',
  },
});
