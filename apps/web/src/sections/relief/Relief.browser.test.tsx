import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { sectionIn } from '../../testing/sectionIn.tsx';
import { Relief } from './Relief.tsx';

vi.mock('@wnc/content/relief', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/givenFacts.ts')).givenRelief,
}));

const read = (element: Element) => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ');

test.each([
  [
    'en',
    '1,273,019 gallons of clean water for 31,825 people',
    ['4,380 hot meals served', '9,602 food boxes distributed', '7,325 neighbors served'],
    [
      '150+ FEMA applications',
      '254 D-SNAP applications',
      '3,000+ packages of water',
      '$64,775.41 in financial assistance',
    ],
  ],
  [
    'es',
    '1,273,019 galones de agua limpia para 31,825 personas',
    [
      '4,380 comidas calientes servidas',
      '9,602 cajas de alimentos entregadas',
      '7,325 vecinas y vecinos recibieron ayuda',
    ],
    [
      'Más de 150 solicitudes de FEMA',
      '254 solicitudes de D-SNAP',
      'Más de 3,000 paquetes de agua',
      '$64,775.41 en ayuda económica',
    ],
  ],
] as const)(
  'in %s the figures read as the reports give them',
  async (language, water, figures, support) => {
    const { container } = await render(sectionIn(language, <Relief />).element);
    for (const tip of container.querySelectorAll('[role=tooltip]')) tip.remove();
    expect(read(container)).toContain(water);
    expect(page.getByRole('listitem').elements().map(read)).toEqual([...figures, ...support]);
  },
);

test('FEMA and D-SNAP are explained to those who do not know them', async () => {
  await render(sectionIn('es', <Relief />).element);
  await expect
    .element(page.getByRole('button', { name: 'FEMA' }))
    .toHaveAccessibleDescription(/agencia federal/);
  await expect
    .element(page.getByRole('button', { name: 'D-SNAP' }))
    .toHaveAccessibleDescription(/comprar comida/);
});

test.each([
  [360, 1],
  [768, 2],
  [900, 2],
  [1024, 4],
  [1280, 4],
])('at %i px the lines of help stand %i beside each other, none alone', async (width, count) => {
  await page.viewport(width, 800);
  await render(sectionIn('en', <Relief />).element);
  const lines = [...document.querySelectorAll('.relief-support li')];
  expect(new Set(lines.map((line) => line.getBoundingClientRect().left)).size).toBe(count);
});

test('the section ends with the way to write to us', async () => {
  await render(sectionIn('en', <Relief />).element);
  await expect
    .element(page.getByRole('link', { name: 'Write to us to help or to ask for help' }))
    .toHaveAttribute('href', '#contact');
});
