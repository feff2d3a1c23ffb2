import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { say } from '../../testing/say.ts';
import { sectionIn } from '../../testing/sectionIn.tsx';
import { Relief } from './Relief.tsx';

vi.mock('@wnc/content/relief', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/givenFacts.ts')).givenRelief,
}));

const read = (element: Element) => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ');

test.each([
  ['en', '150+', '3,000+'],
  ['es', 'Más de 150', 'Más de 3,000'],
] as const)(
  'in %s the figures read as the reports give them',
  async (language, applications, packages) => {
    const { container } = await render(sectionIn(language, <Relief />).element);
    for (const tip of container.querySelectorAll('[role=tooltip]')) tip.remove();
    const t = say(language);
    const detail = t(($) => $.relief.water.detail, { people: '31,825' });
    expect(read(container)).toContain(`1,273,019 ${t(($) => $.relief.water.title)} ${detail}`);
    expect(page.getByRole('listitem').elements().map(read)).toEqual([
      `4,380 ${t(($) => $.relief.meals.title)}`,
      `9,602 ${t(($) => $.relief.foodBoxes.title)}`,
      `7,325 ${t(($) => $.relief.neighbors.title)}`,
      `${applications} ${t(($) => $.relief.support.fema.title)}`,
      `254 ${t(($) => $.relief.support.dsnap.title)}`,
      `${packages} ${t(($) => $.relief.support.water.title)}`,
      `$64,775.41 ${t(($) => $.relief.support.financial.title)}`,
    ]);
  },
);

test('FEMA and D-SNAP are explained to those who do not know them', async () => {
  await render(sectionIn('es', <Relief />).element);
  await expect
    .element(page.getByRole('button', { name: 'FEMA' }))
    .toHaveAccessibleDescription(say('es')(($) => $.tooltips.fema));
  await expect
    .element(page.getByRole('button', { name: 'D-SNAP' }))
    .toHaveAccessibleDescription(say('es')(($) => $.tooltips.dsnap));
});

test.each([
  [360, 1],
  [768, 2],
  [900, 2],
  [1024, 4],
  [1280, 4],
])('at %i px the lines of help stand in rows of %i, none alone', async (width, count) => {
  await page.viewport(width, 800);
  await render(sectionIn('en', <Relief />).element);
  const lines = [...document.querySelectorAll('.relief-support li')];
  expect(new Set(lines.map((line) => line.getBoundingClientRect().left)).size).toBe(count);
});

test('the section ends with the way to write to us', async () => {
  await render(sectionIn('en', <Relief />).element);
  await expect
    .element(page.getByRole('link', { name: say('en')(($) => $.relief.contact) }))
    .toHaveAttribute('href', '#contact');
});
