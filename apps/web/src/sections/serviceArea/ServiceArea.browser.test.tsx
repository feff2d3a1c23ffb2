import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { say } from '../../testing/say.ts';
import { asBuilt, sectionIn } from '../../testing/sectionIn.tsx';
import { ServiceArea } from './ServiceArea.tsx';

test.each(['en', 'es'] as const)(
  'in %s the counties are on a map and in a list beside it',
  async (language) => {
    const t = say(language);
    const list = t(($) => $.serviceArea.legendServed);
    await render(sectionIn(language, <ServiceArea />).element);
    const names = ['Buncombe', 'Haywood', 'Henderson', 'Madison', 'Yancey'];
    const items = page.getByRole('list', { name: list }).getByRole('listitem').elements();
    expect(items.map(({ textContent }) => textContent)).toEqual(
      names.map((county) => t(($) => $.serviceArea.county, { county })),
    );
    await expect
      .element(page.getByRole('img', { name: t(($) => $.serviceArea.alt) }))
      .toBeInTheDocument();
    await expect.element(page.getByRole('figure').getByText(/Madison.+Yancey/)).toBeVisible();
  },
);

test('a screen reader does not say "Other counties" after the counties that are served', async () => {
  const { container } = await render(sectionIn('en', <ServiceArea />).element);
  const words = say('en')(($) => $.serviceArea.legendOther);
  await expect.element(page.getByText(words)).toBeVisible();
  const said = [...container.querySelectorAll('p')].filter((each) => !each.ariaHidden);
  expect(said.map(({ textContent }) => textContent)).not.toContain(words);
});

test('the square before the name of each county has the color of that county on the map', () => {
  vi.stubEnv('SSR', true);
  const built = asBuilt(sectionIn('en', <ServiceArea />).element).page;
  vi.unstubAllEnvs();
  const colors = [...built.querySelectorAll('svg g')].map((county) => {
    const name = county.querySelector('text')?.textContent ?? '';
    const square = [...built.querySelectorAll('li')].find((item) => item.innerText.includes(name));
    const shape = getComputedStyle(county.querySelector('path') as Element).fill;
    return [
      name,
      shape,
      getComputedStyle(square?.querySelector('span') as Element).backgroundColor,
    ];
  });
  expect(new Set(colors.map(([, shape]) => shape)).size).toBe(5);
  expect(colors.filter(([, shape, square]) => shape !== square)).toEqual([]);
});
