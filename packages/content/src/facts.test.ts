import { expect, test } from 'vitest';

import { chwsTrained } from './chw.ts';
import { type Figure, numberText } from './facts.ts';
import type { Language } from './languages.ts';
import { programFacts, youthServedWeekly } from './programs.ts';
import { reliefFacts, reliefSupport } from './relief.ts';
import { resourceOf } from './resources.ts';

/** The figure as the page writes it, with the words of its qualifier. */
function shown(figure: Figure, language: Language): string {
  const { qualifier } = resourceOf(language).common;
  const sentence = qualifier[figure.qualifier ?? 'exact'];
  return sentence.replace('{{number}}', numberText(figure, language));
}

test.each<[Figure, string, string]>([
  [reliefFacts.water, '1,273,019', '1,273,019'],
  [reliefFacts.waterPeople, '31,825', '31,825'],
  [reliefFacts.meals, '4,380', '4,380'],
  [reliefFacts.foodBoxes, '9,602', '9,602'],
  [reliefFacts.neighbors, '7,325', '7,325'],
  [reliefSupport.fema, '150+', 'Más de 150'],
  [reliefSupport.dsnap, '254', '254'],
  [reliefSupport.water, '3,000+', 'Más de 3,000'],
  [reliefSupport.financial, '$64,775.41', '$64,775.41'],
  [programFacts.manos.impact, '345', '345'],
  [programFacts.faros.impact, '173', '173'],
  [programFacts.mujer.impact, '78', '78'],
  [chwsTrained, 'More than 30', 'Más de 30'],
  [youthServedWeekly, 'Over 100', 'Más de 100'],
])('%o reads "%s" in English and "%s" in Spanish', (figure, english, spanish) => {
  expect(shown(figure, 'en')).toBe(english);
  expect(shown(figure, 'es')).toBe(spanish);
});
