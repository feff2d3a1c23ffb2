import { words } from './words.ts';

export const sampleWords = words({
  badgeLong: { en: 'Sample content', es: 'Contenido de muestra' },
  preview: { en: 'Preview', es: 'Vista previa' },
  ribbon: {
    en: 'Preview: this page holds sample content.',
    es: 'Vista previa: esta página tiene contenido de muestra.',
  },
});
