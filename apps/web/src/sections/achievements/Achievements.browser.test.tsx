import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { sectionIn } from '../../testing/sectionIn.tsx';
import { Achievements } from './Achievements.tsx';

vi.mock('@wnc/content/achievements', async (original) => ({
  ...(await original<object>()),
  weeklyStats: {},
}));
vi.mock('@wnc/content/relief', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/givenFacts.ts')).givenRelief,
}));
vi.mock('@wnc/content/programs', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/givenFacts.ts')).givenPrograms,
}));

const CARDS = {
  en: [
    'More than 30community health workers trained',
    'Over 100young people served each week',
    '345students supported by MANOS',
    '173students in FAROS, in 3 districts',
    '78events facilitated by De Mujer a Mujer NC',
    '7,325neighbors served in hurricane relief',
  ],
  es: [
    'Más de 30promotoras y promotores de salud con capacitación',
    'Más de 100jóvenes reciben apoyo cada semana',
    '345estudiantes con el apoyo de MANOS',
    '173estudiantes en FAROS, en 3 distritos',
    '78eventos realizados por De Mujer a Mujer NC',
    '7,325vecinas y vecinos recibieron ayuda por el huracán',
  ],
} as const;

test.each(['en', 'es'] as const)('in %s six figures say what they count', async (language) => {
  const screen = await render(sectionIn(language, <Achievements />).element);
  const texts = screen
    .getByRole('listitem')
    .elements()
    .map((card) => card.textContent);
  expect(texts).toHaveLength(6);
  for (const [index, text] of CARDS[language].entries()) expect(texts[index]).toContain(text);
});

test('nothing is drawn for the statistics of a week while nobody has given one', async () => {
  const screen = await render(sectionIn('en', <Achievements />).element);
  await expect.element(screen.getByText('In a week')).not.toBeInTheDocument();
});
