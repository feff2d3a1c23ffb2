import { words } from './words.ts';

export const notFoundWords = words({
  title: { en: 'Page not found', es: 'Página no encontrada' },
  message: {
    en: "The page you are looking for doesn't exist or has been moved.",
    es: 'La página que busca no existe o cambió de lugar.',
  },
  home: { en: 'Back to the home page', es: 'Volver al inicio' },
});

export const notFoundMeta = words({
  title: { en: 'Page not found | {{org}}', es: 'Página no encontrada | {{org}}' },
});
