import { words } from './words.ts';

export const aboutWords = words({
  title: { en: 'Who we are', es: 'Quiénes somos' },
});

export const missionWords = words({
  title: { en: 'Our mission', es: 'Nuestra misión' },
  body: {
    en: 'We walk with Latino families in Western North Carolina so that everyone can care for their health, keep learning and take part in community life. We do this work as neighbors, with respect and trust.',
    es: 'Acompañamos a las familias latinas del oeste de Carolina del Norte para que todas las personas puedan cuidar su salud, seguir aprendiendo y participar en la vida de la comunidad. Hacemos este trabajo como vecinas y vecinos, con respeto y confianza.',
    sample: true,
  },
});

export const visionWords = words({
  title: { en: 'Our vision', es: 'Nuestra visión' },
  body: {
    en: 'We dream of a Western North Carolina where every family lives in good health and feels at home. A place where everyone has a say in the future.',
    es: 'Soñamos con un oeste de Carolina del Norte donde cada familia viva con salud y se sienta en casa. Un lugar donde todas las personas tengan voz en su futuro.',
    sample: true,
  },
});

export const aboutMeta = words({
  title: { en: 'Our mission and vision | {{org}}', es: 'Nuestra misión y visión | {{org}}' },
  description: {
    en: 'Learn who we are and what we hope for. Read the mission and vision of {{org}}, a Latino-led nonprofit in Western North Carolina.',
    es: 'Conozca la misión y la visión de {{org}}, una organización sin fines de lucro con liderazgo latino en el oeste de Carolina del Norte.',
  },
});
