import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { sectionIn } from '../../testing/sectionIn.tsx';
import { ServiceArea } from './ServiceArea.tsx';

test.each([
  ['en', 'Counties we serve', (name: string) => `${name} County`, /^Map of Western North Carolina/],
  ['es', 'Condados donde servimos', (name: string) => `Condado de ${name}`, /^Mapa del oeste/],
] as const)(
  'in %s the counties are on a map and in a list beside it',
  async (language, list, county, map) => {
    await render(sectionIn(language, <ServiceArea />).element);
    const names = ['Buncombe', 'Haywood', 'Henderson', 'Madison', 'Yancey'];
    const items = page.getByRole('list', { name: list }).getByRole('listitem').elements();
    expect(items.map(({ textContent }) => textContent)).toEqual(names.map(county));
    await expect.element(page.getByRole('img', { name: map })).toBeInTheDocument();
    await expect.element(page.getByRole('figure').getByText(/Madison.+Yancey/)).toBeVisible();
  },
);
