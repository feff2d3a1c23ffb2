import { confirmed, type Fact, type Figure } from './facts.ts';
import type { Language } from './languages.ts';
import { words } from './words.ts';

/** The keys whose words have a subtitle, a description and a sentence about the impact. */
type ProgramId = {
  [Id in keyof typeof programsWords]: 'subtitle' extends keyof (typeof programsWords)[Id]
    ? Id
    : never;
}[keyof typeof programsWords];

interface Program<Id extends ProgramId> {
  readonly id: Id;
  /** The year in which it began. */
  readonly since: Fact<number>;
  readonly tint: 'blue' | 'orange' | 'green';
  /** The `{{number}}` of its impact sentence. */
  readonly impact: Figure;
  /** School districts, where the impact sentence names them. */
  readonly districts?: Figure | undefined;
  /** For a title that is the same on all pages, so that a screen reader pronounces it right. */
  readonly titleLanguage?: Language;
}

/** The programs, in the order of their cards. */
export const programFacts: { readonly [Id in ProgramId]: Program<Id> } = {
  manos: {
    id: 'manos',
    since: confirmed(2009),
    tint: 'blue',
    impact: { value: 345 },
    titleLanguage: 'es',
  },
  faros: {
    id: 'faros',
    since: confirmed(2016),
    tint: 'orange',
    impact: { value: 173 },
    districts: { value: 3 },
    titleLanguage: 'es',
  },
  mujer: {
    id: 'mujer',
    since: confirmed(2012),
    tint: 'green',
    impact: { value: 78 },
    titleLanguage: 'es',
  },
};

/** Young people served each week, in all programs. */
export const youthServedWeekly: Figure = { value: 100, qualifier: 'over' };

export const programsWords = words({
  title: { en: 'Our programs', es: 'Nuestros programas' },
  intro: {
    en: 'Our programs grow with our families: young people find guidance, and women find each other. Over {{number}} young people are served each week.',
    es: 'Nuestros programas crecen con las familias: la juventud encuentra orientación y las mujeres encuentran compañía. Cada semana apoyamos a más de {{number}} jóvenes.',
  },
  impact: { en: 'Impact', es: 'Impacto' },
  ask: { en: 'Ask about {{title}}', es: 'Preguntar por {{title}}' },
  /** "Youth mentoring, since 2009" */
  since: { en: '{{subtitle}}, since {{year}}', es: '{{subtitle}}, desde {{year}}' },
  manos: {
    title: { en: 'MANOS', es: 'MANOS' },
    subtitle: { en: 'Youth mentoring', es: 'Mentoría para jóvenes' },
    description: {
      en: 'Mentors listen, encourage and share what they know, so each student can gain confidence and plan the next step.',
      es: 'Quienes dan mentoría escuchan, animan y comparten lo que saben, para que cada estudiante gane confianza y planee su siguiente paso.',
      sample: true,
    },
    impact: { en: '{{number}} students supported', es: '{{number}} estudiantes recibieron apoyo' },
  },
  faros: {
    title: { en: 'FAROS', es: 'FAROS' },
    subtitle: { en: 'Middle-school club', es: 'Club de escuela intermedia' },
    description: {
      en: 'In the middle-school years, a lot changes. Our club is a place to make friends, ask questions and discover talents.',
      es: 'En los años de la escuela intermedia todo cambia. Nuestro club es un lugar para hacer amistades, preguntar y descubrir talentos.',
      sample: true,
    },
    impact: {
      en: '{{number}} students in {{districts}} districts',
      es: '{{number}} estudiantes en {{districts}} distritos',
    },
  },
  mujer: {
    title: { en: 'De Mujer a Mujer NC', es: 'De Mujer a Mujer NC' },
    subtitle: { en: "Women's group", es: 'Grupo de mujeres' },
    description: {
      en: 'Women meet to talk, learn and support each other. No one has to walk alone.',
      es: 'Nos reunimos entre mujeres para conversar, aprender y apoyarnos. Ninguna tiene que caminar sola.',
      sample: true,
    },
    impact: { en: '{{number}} events facilitated', es: '{{number}} eventos realizados' },
  },
  photos: {
    mentoring: {
      en: 'A mentor and a student smile over an open book',
      es: 'Un mentor y una estudiante sonríen ante un libro abierto',
      sample: true,
    },
    trail: {
      en: 'Three students, arms around each other, look out at the mountains',
      es: 'Tres estudiantes, en un abrazo, miran hacia las montañas',
      sample: true,
    },
  },
});

export const programsMeta = words({
  title: { en: 'Our programs | {{org}}', es: 'Nuestros programas | {{org}}' },
  description: {
    en: 'Meet our programs in Western North Carolina: MANOS youth mentoring, the FAROS middle-school club and De Mujer a Mujer NC for women.',
    es: 'Conozca nuestros programas: MANOS, mentoría para jóvenes; FAROS, club de escuela intermedia; y De Mujer a Mujer NC, grupo de mujeres.',
  },
});
