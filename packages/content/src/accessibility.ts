import { words } from './words.ts';

export const accessibilityWords = words({
  skipLink: { en: 'Skip to main content', es: 'Ir al contenido principal' },
  newTab: { en: '(opens in a new tab)', es: '(se abre en otra pestaña)' },
  logoHome: { en: '{{org}}: home page', es: '{{org}}: página de inicio' },
  openMenu: { en: 'Open menu', es: 'Abrir menú' },
  closeMenu: { en: 'Close menu', es: 'Cerrar menú' },
  dismissNotice: { en: 'Close this notice', es: 'Cerrar este aviso' },
  notices: { en: 'Notices', es: 'Avisos' },
  facebook: {
    en: '{{org}} on Facebook (opens in a new tab)',
    es: '{{org}} en Facebook (se abre en otra pestaña)',
  },
  instagram: {
    en: '{{org}} on Instagram (opens in a new tab)',
    es: '{{org}} en Instagram (se abre en otra pestaña)',
  },
  emailLink: { en: 'Send an email to {{email}}', es: 'Enviar un correo a {{email}}' },
  phoneLink: { en: 'Call {{phone}}', es: 'Llamar al {{phone}}' },
});
