import { expect, test, vi } from 'vitest';

import { type Figure, numberText } from './facts.ts';
import type { Language } from './languages.ts';
import { resourceOf } from './resources.ts';

/** The figure as the page shows it, with the words of its qualifier. */
function shown(figure: Figure, language: Language): string {
  const { qualifier } = resourceOf(language).formats;
  const sentence = qualifier[figure.qualifier ?? 'exact'];
  return sentence.replace('{{number}}', numberText(figure, language));
}

test.each<[Figure, string, string]>([
  [{ value: 78 }, '78', '78'],
  [{ value: 4380 }, '4,380', '4,380'],
  [{ value: 1_273_019 }, '1,273,019', '1,273,019'],
  [{ value: 64_775.41, currency: 'USD' }, '$64,775.41', '$64,775.41'],
  [{ value: 150, qualifier: 'plus' }, '150+', 'Más de 150'],
  [{ value: 3000, qualifier: 'plus' }, '3,000+', 'Más de 3,000'],
  [{ value: 30, qualifier: 'moreThan' }, 'More than 30', 'Más de 30'],
  [{ value: 100, qualifier: 'over' }, 'Over 100', 'Más de 100'],
])('%o reads "%s" in English and "%s" in Spanish', (figure, english, spanish) => {
  expect(shown(figure, 'en')).toBe(english);
  expect(shown(figure, 'es')).toBe(spanish);
});

test('a browser in another language shows a figure as the page was built with', () => {
  const inGermany = vi.spyOn(Number.prototype, 'toLocaleString');
  inGermany.mockImplementation(function (this: number, tag = 'de-DE', options?) {
    return new Intl.NumberFormat(tag, options).format(this);
  });
  expect(numberText({ value: 4380 }, 'es')).toBe('4,380');
  inGermany.mockRestore();
});
