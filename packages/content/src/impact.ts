import type { LocalMonth } from './dates.ts';
import { confirmed, type Fact, type Figure } from './facts.ts';
import { reliefFacts } from './relief.ts';
import { words } from './words.ts';

/** The months that the impact figures cover. */
export const impactPeriod: { readonly start: Fact<LocalMonth>; readonly end: Fact<LocalMonth> } = {
  start: confirmed('2024-01'),
  end: confirmed('2024-12'),
};

interface ImpactCategory {
  readonly id: Exclude<keyof typeof impactWords, 'title' | 'period'>;
  /** A category without a figure is not shown. */
  readonly figure?: Figure;
}

/** The categories, in the order in which they are shown. */
export const impactCategories: readonly ImpactCategory[] = [
  { id: 'foodBoxes', figure: reliefFacts.foodBoxes },
  { id: 'healthScreenings' },
  { id: 'driversOfHealth' },
  { id: 'medicaid' },
  { id: 'peopleServed', figure: reliefFacts.neighbors },
];

export const impactWords = words({
  title: { en: 'Our impact in numbers', es: 'Nuestro impacto en cifras' },
  period: {
    en: 'Program figures from {{start}} to {{end}}',
    es: 'Cifras de los programas, de {{start}} a {{end}}',
  },
  foodBoxes: {
    title: { en: 'Food boxes', es: 'Cajas de alimentos' },
    subtitle: {
      en: 'distributed in hurricane relief',
      es: 'entregadas en la ayuda por el huracán',
    },
  },
  healthScreenings: {
    title: { en: 'Health screenings', es: 'Chequeos de salud' },
  },
  driversOfHealth: {
    title: { en: 'Drivers-of-health screenings', es: 'Evaluaciones de necesidades diarias' },
    subtitle: {
      en: 'about food, housing, transportation and other daily needs',
      es: 'sobre comida, vivienda, transporte y otros factores que influyen en la salud',
    },
  },
  medicaid: {
    title: { en: 'Medicaid households', es: 'Hogares con Medicaid' },
  },
  peopleServed: {
    title: { en: 'People served', es: 'Personas atendidas' },
    subtitle: { en: 'in hurricane relief', es: 'en la ayuda por el huracán' },
  },
});
