import { type Fact, sample } from './facts.ts';
import { words } from './words.ts';

interface Person {
  /** Also the file name of the portrait. */
  readonly id: string;
  readonly group: 'leaders' | 'chws';
  readonly name: Fact<string>;
  readonly role: keyof typeof teamWords.roles;
  readonly biography?: keyof typeof teamWords.biographies;
}

/** The people, in the order in which they are shown. */
export const people: readonly Person[] = [
  {
    id: 'director',
    group: 'leaders',
    name: sample('Ana Ejemplo'),
    role: 'director',
    biography: 'director',
  },
  {
    id: 'coordinator',
    group: 'leaders',
    name: sample('Luis Muestra'),
    role: 'coordinator',
    biography: 'coordinator',
  },
  { id: 'chw1', group: 'chws', name: sample('Rosa Muestra'), role: 'promotora' },
  { id: 'chw2', group: 'chws', name: sample('Diego Ejemplo'), role: 'promotor' },
  { id: 'chw3', group: 'chws', name: sample('Elena Modelo'), role: 'promotora' },
  { id: 'chw4', group: 'chws', name: sample('Marta Prueba'), role: 'promotora' },
  { id: 'chw5', group: 'chws', name: sample('Clara Ejemplo'), role: 'promotora' },
  { id: 'chw6', group: 'chws', name: sample('Hugo Muestra'), role: 'promotor' },
  { id: 'chw7', group: 'chws', name: sample('Irene Modelo'), role: 'promotora' },
  { id: 'chw8', group: 'chws', name: sample('Paula Prueba'), role: 'promotora' },
];

export const teamWords = words({
  title: { en: 'Our team', es: 'Nuestro equipo' },
  lead: {
    en: 'We are neighbors first, and we do this work as a team.',
    es: 'Ante todo, somos vecinas y vecinos, y este trabajo lo hacemos en equipo.',
  },
  leaders: { en: 'Leadership', es: 'Liderazgo' },
  chws: { en: 'Community health workers', es: 'Promotoras y promotores de salud' },
  readBio: { en: 'Read biography', es: 'Leer biografía' },
  samples: {
    all: {
      en: 'The names, pictures and biographies in this section are samples. They do not show real people.',
      es: 'Los nombres, imágenes y biografías de esta sección son de muestra. No representan a personas reales.',
    },
    some: {
      en: 'Some names, pictures or biographies in this section are samples.',
      es: 'Algunos nombres, imágenes o biografías de esta sección son de muestra.',
    },
  },
  portrait: { en: 'Portrait of {{name}}, {{role}}', es: 'Retrato de {{name}}, {{role}}' },
  portraitSample: { en: 'Sample portrait for {{name}}', es: 'Retrato de muestra para {{name}}' },
  roles: {
    director: { en: 'Founder and Executive Director', es: 'Fundadora y directora ejecutiva' },
    coordinator: {
      en: 'CHW Program Regional Coordinator',
      es: 'Coordinador regional del programa de promotores de salud',
    },
    promotora: { en: 'Community Health Worker', es: 'Promotora de salud' },
    promotor: { en: 'Community Health Worker', es: 'Promotor de salud' },
  },
  biographies: {
    director: {
      en: 'This is sample text. {{name}} stands for our founder and executive director and is not a real person. In the final version, a short profile will go here: where she comes from, why she began this work and what she hopes for the families of Western North Carolina. We suggest two or three warm sentences, one moment that shows how she leads, and a closing line in her own words that invites neighbors to take part.',
      es: 'Este es un texto de muestra. {{name}} representa a nuestra fundadora y directora ejecutiva, y no es una persona real. En la versión final, aquí irá un perfil breve: de dónde viene, por qué comenzó este trabajo y qué desea para las familias del oeste de Carolina del Norte. Sugerimos dos o tres frases cálidas, un momento que muestre cómo dirige y un cierre, con sus propias palabras, que invite a la comunidad a participar.',
      sample: true,
    },
    coordinator: {
      en: 'This is sample text. {{name}} stands for the regional coordinator of our CHW program and is not a real person. In the final version, this space will tell how he supports community health workers, what he has learned by listening to neighbors and what a good day at work looks like. We suggest short sentences, one clear example of teamwork, and a closing line in his own words about what trust means in this work.',
      es: 'Este es un texto de muestra. {{name}} representa al coordinador regional de nuestro programa de promotoras y promotores de salud, y no es una persona real. En la versión final, este espacio contará cómo apoya al equipo, qué ha aprendido al escuchar a la comunidad y cómo es un buen día de trabajo. Sugerimos frases cortas, un ejemplo claro de trabajo en equipo y un cierre, con sus propias palabras, sobre lo que significa la confianza en esta labor.',
      sample: true,
    },
  },
});

export const teamMeta = words({
  title: { en: 'Our team | {{org}}', es: 'Nuestro equipo | {{org}}' },
  description: {
    en: 'Meet the leaders and community health workers of {{org}}, who listen to families in Western North Carolina and help them find support.',
    es: 'Conozca a las personas que dirigen {{org}} y a las promotoras y promotores de salud que acompañan a las familias de la región.',
  },
});
