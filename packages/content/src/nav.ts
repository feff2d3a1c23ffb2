import { words } from './words.ts';

export const navWords = words({
  label: { en: 'Main menu', es: 'Menú principal' },
  /** The menu that opens on narrow screens. */
  sections: { en: 'Sections of this page', es: 'Secciones de esta página' },
  about: { en: 'About', es: 'Misión' },
  chw: { en: 'CHW', es: 'CHW' },
  programs: { en: 'Programs', es: 'Programas' },
  relief: { en: 'Relief', es: 'Ayuda' },
  team: { en: 'Team', es: 'Equipo' },
  contact: { en: 'Contact', es: 'Contacto' },
  donate: { en: 'Donate', es: 'Donar' },
  // The full names, where there is room: the mobile menu, and the link from `#chw` to the team.
  long: {
    about: { en: 'Our mission', es: 'Nuestra misión' },
    chw: { en: 'Community health workers', es: 'Promotores de salud' },
    programs: { en: 'Our programs', es: 'Programas' },
    relief: { en: 'Hurricane relief', es: 'Ayuda por el huracán' },
    team: { en: 'Meet our team', es: 'Nuestro equipo' },
    contact: { en: 'Write to us', es: 'Escríbanos' },
  },
});
