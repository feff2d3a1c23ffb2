import { chwsTrained } from './chw.ts';
import type { Fact, Figure } from './facts.ts';
import { programFacts, youthServedWeekly } from './programs.ts';
import { reliefFacts } from './relief.ts';
import { words } from './words.ts';

export interface Achievement {
  readonly id: Exclude<keyof typeof achievementsWords, 'title' | 'lead'>;
  readonly figure: Figure;
  /** The `{{year}}` and `{{districts}}` of its words. */
  readonly since?: Fact<number>;
  readonly districts?: Figure | undefined;
}

const { manos, faros, mujer } = programFacts;

/** The cards, in order. Each figure is in the file of its own section. */
export const achievements: readonly Achievement[] = [
  { id: 'chw', figure: chwsTrained },
  { id: 'youth', figure: youthServedWeekly },
  { id: 'manos', figure: manos.impact, since: manos.since },
  { id: 'faros', figure: faros.impact, since: faros.since, districts: faros.districts },
  { id: 'mujer', figure: mujer.impact, since: mujer.since },
  { id: 'relief', figure: reliefFacts.neighbors },
];

/** Figures of one week. None have been supplied yet; one without a value is not shown. */
export const weeklyStats: { readonly [Id in Exclude<keyof typeof statsWords, 'title'>]?: Figure } =
  {};

export const achievementsWords = words({
  title: { en: 'Work that adds up', es: 'Un trabajo que se puede contar' },
  lead: {
    en: 'Behind each number are people who trusted us and people who gave their time.',
    es: 'Detrás de cada cifra hay personas que nos dieron su confianza y personas que dieron su tiempo.',
  },
  chw: {
    title: {
      en: 'community health workers trained',
      es: 'promotoras y promotores de salud con capacitación',
    },
    text: {
      en: 'They help families care for their health and find support.',
      es: 'Ayudan a las familias a cuidar su salud y a encontrar apoyo.',
    },
  },
  youth: {
    title: { en: 'young people served each week', es: 'jóvenes reciben apoyo cada semana' },
    text: {
      en: 'Week after week, they find adults who listen and believe in their future.',
      es: 'Semana tras semana, encuentran a personas adultas que escuchan y creen en su futuro.',
    },
  },
  manos: {
    title: { en: 'students supported by MANOS', es: 'estudiantes con el apoyo de MANOS' },
    text: {
      en: 'Our youth mentoring program began in {{year}}.',
      es: 'Nuestro programa de mentoría para jóvenes comenzó en {{year}}.',
    },
  },
  faros: {
    title: {
      en: 'students in FAROS, in {{districts}} districts',
      es: 'estudiantes en FAROS, en {{districts}} distritos',
    },
    text: {
      en: 'Our club for middle-school students began in {{year}}.',
      es: 'Nuestro club para estudiantes de escuela intermedia comenzó en {{year}}.',
    },
  },
  mujer: {
    title: {
      en: 'events facilitated by De Mujer a Mujer NC',
      es: 'eventos realizados por De Mujer a Mujer NC',
    },
    text: {
      en: "Our women's group began in {{year}}.",
      es: 'Nuestro grupo de mujeres comenzó en {{year}}.',
    },
  },
  relief: {
    title: {
      en: 'neighbors served in hurricane relief',
      es: 'vecinas y vecinos recibieron ayuda por el huracán',
    },
    text: {
      en: 'Food, clean water and help with applications were part of this work.',
      es: 'Alimentos, agua limpia y apoyo con solicitudes fueron parte de este trabajo.',
    },
  },
});

export const statsWords = words({
  title: { en: 'In a week', es: 'En una semana' },
  families: { en: 'families each week', es: 'familias por semana' },
  individuals: { en: 'individuals each week', es: 'personas por semana' },
  collaborations: { en: 'collaborations each week', es: 'colaboraciones por semana' },
});
