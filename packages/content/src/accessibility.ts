import { words } from './words.ts';

export const accessibilityWords = words({
  skipLink: { en: 'Skip to main content', es: 'Ir al contenido principal' },
  newTab: { en: '(opens in a new tab)', es: '(se abre en otra pestaña)' },
  logoHome: { en: '{{org}}: home page', es: '{{org}}: página de inicio' },
  openMenu: { en: 'Open menu', es: 'Abrir menú' },
  closeMenu: { en: 'Close menu', es: 'Cerrar menú' },
  close: { en: 'Close', es: 'Cerrar' },
  // In the other language on purpose, as the suggestion that it closes.
  dismissSuggestion: { en: 'Cerrar la sugerencia de idioma', es: 'Close the language suggestion' },
  dismissNotice: { en: 'Close this notice', es: 'Cerrar este aviso' },
  notices: { en: 'Notices', es: 'Avisos' },
  donate: { en: 'Donate (opens in a new tab)', es: 'Donar (se abre en otra pestaña)' },
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
  backToTop: { en: 'Back to top', es: 'Volver arriba' },
  moreInfo: { en: 'More about {{term}}', es: 'Más sobre {{term}}' },
  logo: { en: '{{org}} logo', es: 'Logotipo de {{org}}', sample: true },
});
