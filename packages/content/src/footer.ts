import { words } from './words.ts';

export const footerWords = words({
  mission: {
    en: 'A grassroots, Latino-led nonprofit for families in Western North Carolina.',
    es: 'Una organización de base comunitaria, sin fines de lucro y con liderazgo latino, para las familias del oeste de Carolina del Norte.',
  },
  taxId: { en: 'Tax ID (EIN): {{ein}}', es: 'Identificación fiscal (EIN): {{ein}}' },
  address: { en: 'Address', es: 'Dirección' },
  poBox: { en: 'Mailing address', es: 'Dirección postal' },
  social: { en: 'Follow us', es: 'Síganos' },
  privacy: { en: 'Privacy', es: 'Privacidad' },
  accessibility: { en: 'Accessibility', es: 'Accesibilidad' },
  copyright: { en: '© {{year}} {{org}}', es: '© {{year}} {{org}}' },
});

export const quickLinksWords = words({
  title: { en: 'Quick links', es: 'Enlaces rápidos' },
  about: { en: 'About', es: 'Misión' },
  chw: { en: 'CHW', es: 'CHW' },
  relief: { en: 'Relief', es: 'Ayuda' },
  team: { en: 'Team', es: 'Equipo' },
});
