import { words } from './words.ts';

export const sampleWords = words({
  badge: { en: 'Sample content', es: 'Contenido de muestra' },
  preview: { en: 'Preview', es: 'Vista previa' },
  /** What a screen reader says for the badge. */
  badgeLabel: {
    en: 'Preview: this page holds sample content.',
    es: 'Vista previa: esta página tiene contenido de muestra.',
  },
});
