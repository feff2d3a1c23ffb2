import type { LocalDate } from './dates.ts';
import { confirmed, type Fact, sample } from './facts.ts';
import { words } from './words.ts';

/** The `{{standard}}` that the site is built to meet. */
export const accessibilityStandard = confirmed('WCAG 2.2 AA');

/** The `{{date}}` on which the team last checked this page against the site. */
export const accessibilityReviewed: Fact<LocalDate> = sample('2026-11-21');

/** The page about how the site is made for everyone, and what to do when it fails. */
export const accessibilityPageWords = words({
  title: { en: 'Accessibility', es: 'Accesibilidad' },
  lead: {
    en: 'We want every neighbor to be able to use this site.',
    es: 'Queremos que todas las personas puedan usar este sitio.',
  },
  goal: {
    title: { en: 'Our goal', es: 'Nuestra meta' },
    text: {
      en: 'We build the site to meet {{standard}}, the international guidelines for accessible websites, in both languages.',
      es: 'Hacemos el sitio para cumplir con {{standard}}, las pautas internacionales para sitios accesibles, en ambos idiomas.',
    },
  },
  can: {
    title: { en: 'What you can do', es: 'Lo que puede hacer' },
    keyboard: {
      en: 'Use everything with a keyboard alone.',
      es: 'Usar todo solo con el teclado.',
    },
    zoom: {
      en: 'Make the text much larger without losing any of it.',
      es: 'Agrandar mucho el texto sin perder nada.',
    },
    reader: {
      en: 'Listen to the page with a screen reader. Pictures that carry meaning are described in words.',
      es: 'Escuchar la página con un lector de pantalla. Las imágenes con contenido se describen con palabras.',
    },
    motion: {
      en: 'See less movement, if your device is set that way.',
      es: 'Ver menos movimiento, si su dispositivo está configurado así.',
    },
    script: {
      en: 'Read the page and send the form without JavaScript.',
      es: 'Leer la página y enviar el formulario sin JavaScript.',
    },
    language: {
      en: 'Change between English and Spanish at any point.',
      es: 'Cambiar entre español e inglés en cualquier momento.',
    },
  },
  method: {
    title: { en: 'How we check it', es: 'Cómo lo revisamos' },
    software: {
      en: 'Software checks every page in both languages before each change goes online: with the keyboard alone, on small and large screens, with larger text, with clear colors, and for what a screen reader will say.',
      es: 'Antes de publicar cada cambio, unos programas de computadora revisan todas las páginas en ambos idiomas: solo con el teclado, en pantallas chicas y grandes, con letra más grande, con colores que se leen bien y por lo que dirá un lector de pantalla.',
    },
    date: {
      en: 'We last reviewed this statement on {{date}}.',
      es: 'Revisamos esta declaración por última vez el {{date}}.',
    },
  },
  limits: {
    title: { en: 'What we know does not work yet', es: 'Lo que sabemos que todavía falta' },
    outside: {
      en: 'The video player and the donation page belong to other companies. We cannot change how they work.',
      es: 'El reproductor de video y la página de donación son de otras empresas. No podemos cambiar cómo funcionan.',
    },
    reviewed: {
      en: 'Software does not find everything. No person who uses a screen reader every day and no outside expert has reviewed the site yet.',
      es: 'Los programas de computadora no encuentran todo. Todavía no ha revisado el sitio ninguna persona que use un lector de pantalla a diario, ni ninguna persona experta externa.',
      sample: true,
    },
  },
  help: {
    title: { en: 'Tell us', es: 'Cuéntenos' },
    text: {
      en: 'If something does not work for you, write to {{email}} or call {{phone}}. Tell us what you were looking for, and we will help you get it another way.',
      es: 'Si algo no le funciona, escriba a {{email}} o llame al {{phone}}. Díganos qué buscaba y le ayudaremos a obtenerlo de otra manera.',
    },
  },
});

export const accessibilityPageMeta = words({
  title: { en: 'Accessibility | {{org}}', es: 'Accesibilidad | {{org}}' },
  description: {
    en: 'How this site is made so that everyone can use it, and how to tell us when something does not work for you.',
    es: 'Cómo está hecho este sitio para que todas las personas puedan usarlo, y cómo avisarnos si algo no le funciona.',
  },
});
