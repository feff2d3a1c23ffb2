import { resolve } from 'node:path';

import { expect, it } from 'vitest';

import { readTypeface } from './readTypeface.ts';

it('draws a no-break space like any other space', async () => {
  const font = resolve(import.meta.dirname, '../../src/fonts/faustina-latin-var.woff2');
  const typeface = await readTypeface(font, { weight: 750, sizePx: 100 });
  expect(typeface.widthOf('se\u00A0levanta')).toBe(typeface.widthOf('se levanta'));
  expect(typeface.outline('se\u00A0levanta', 0, 0)).toBe(typeface.outline('se levanta', 0, 0));
});
