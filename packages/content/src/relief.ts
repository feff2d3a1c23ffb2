import { type Figure, figures, type Money } from './facts.ts';
import { words } from './words.ts';

/** What was done after the hurricane. */
export const reliefFacts = figures({
  /** Gallons of clean water. */
  water: { value: 1_273_019 },
  /** People who received that water. */
  waterPeople: { value: 31_825 },
  meals: { value: 4380 },
  foodBoxes: { value: 9602 },
  neighbors: { value: 7325 },
});

/** The figures under "More ways we helped". */
export const reliefSupport = figures({
  fema: { value: 150, qualifier: 'plus' },
  dsnap: { value: 254 },
  /** Packages of water. */
  water: { value: 3000, qualifier: 'plus' },
  financial: { value: 64_775.41, currency: 'USD' },
} satisfies { financial: Money } & Record<string, Figure>);

export const reliefWords = words({
  title: { en: 'When the water rose, so did we', es: 'Cuando subió el agua, nos levantamos' },
  lead: {
    en: 'After the hurricane, neighbors helped neighbors. These numbers show what we did together.',
    es: 'Después del huracán, la comunidad se dio la mano. Estas cifras muestran lo que hicimos en conjunto.',
  },
  water: {
    title: { en: 'gallons of clean water', es: 'galones de agua limpia' },
    detail: { en: 'for {{people}} people', es: 'para {{people}} personas' },
  },
  meals: {
    title: { en: 'hot meals served', es: 'comidas calientes servidas' },
  },
  foodBoxes: {
    title: { en: 'food boxes distributed', es: 'cajas de alimentos entregadas' },
  },
  neighbors: {
    title: { en: 'neighbors served', es: 'vecinas y vecinos recibieron ayuda' },
  },
  support: {
    title: { en: 'More ways we helped', es: 'Otras formas de ayuda' },
    fema: {
      title: { en: 'FEMA applications', es: 'solicitudes de FEMA' },
    },
    dsnap: {
      title: { en: 'D-SNAP applications', es: 'solicitudes de D-SNAP' },
    },
    water: {
      title: { en: 'packages of water', es: 'paquetes de agua' },
    },
    financial: {
      title: { en: 'in financial assistance', es: 'en ayuda económica' },
    },
  },
  contact: {
    en: 'Write to us to help or to ask for help',
    es: 'Ofrecer o pedir ayuda',
  },
});

export const reliefMeta = words({
  title: { en: 'Hurricane relief | {{org}}', es: 'Ayuda por el huracán | {{org}}' },
  description: {
    en: 'See what neighbors did together after the hurricane: clean water, hot meals, food boxes, and help with FEMA and D-SNAP applications.',
    es: 'Vea lo que logramos en comunidad después del huracán: agua limpia, comidas calientes, cajas de alimentos y apoyo con solicitudes.',
  },
});
