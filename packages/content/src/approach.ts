import { words } from './words.ts';

export const approachWords = words({
  title: { en: 'Our approach', es: 'Nuestro enfoque' },
  body: {
    en: 'We listen first. People know their own lives best, so we plan with the community, not for it. Trust comes before any service, and every person is treated with dignity.',
    es: 'Primero escuchamos. Cada persona conoce su vida mejor que nadie; por eso planeamos con la comunidad y no en su lugar. La confianza va antes que cualquier servicio, y toda persona merece un trato digno.',
    sample: true,
  },
});
