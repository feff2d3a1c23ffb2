import type { Raffle } from '@wnc/content/raffle';

/**
 * Facts for tests that read figures and days off the page, so that no test fails when the
 * organization has new ones: `vi.mock(path, async (original) => ({ ...await original(), ...given }))`.
 */
export const givenRelief = {
  reliefFacts: {
    water: { value: 1_273_019 },
    waterPeople: { value: 31_825 },
    meals: { value: 4380 },
    foodBoxes: { value: 9602 },
    neighbors: { value: 7325 },
  },
  reliefSupport: {
    fema: { value: 150, qualifier: 'plus' },
    dsnap: { value: 254 },
    water: { value: 3000, qualifier: 'plus' },
    financial: { value: 64_775.41, currency: 'USD' },
  },
} as const;

export const givenPrograms = {
  programFacts: {
    manos: {
      id: 'manos',
      since: { value: 2009 },
      tint: 'blue',
      impact: { value: 345 },
      titleLanguage: 'es',
    },
    faros: {
      id: 'faros',
      since: { value: 2016 },
      tint: 'orange',
      impact: { value: 173 },
      districts: { value: 3 },
      titleLanguage: 'en',
    },
    mujer: { id: 'mujer', since: { value: 2012 }, tint: 'green', impact: { value: 78 } },
  },
  youthServedWeekly: { value: 100, qualifier: 'over' },
} as const;

export const givenChw = { chwsTrained: { value: 30, qualifier: 'moreThan' } } as const;

export const givenImpact = {
  impactPeriod: { start: { value: '2024-01' }, end: { value: '2024-12' } },
  impactCategories: [{ id: 'foodBoxes', figure: { value: 9602 } }, { id: 'medicaid' }],
} as const;

export const givenRaffle: { raffleFacts: Raffle } = {
  raffleFacts: {
    salesStart: { value: '2025-05-28' },
    salesEnd: { value: '2025-06-13' },
    drawnAt: { value: '2025-06-13T17:00' },
    deliveryStart: { value: '2025-06-20' },
    deliveryEnd: { value: '2025-07-19' },
    guests: { value: 15 },
    ticketQuantities: { value: [1, 2, 5] },
  },
};
