import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { openContact } from '../../testing/openContact.tsx';

test('in the list of mistakes each sentence stands apart, even if it takes two lines', async () => {
  await page.viewport(320, 640);
  const { name, screen, send } = await openContact('es');
  await userEvent.click(send);
  await expect.element(name).toHaveFocus();
  const summary = screen.getByRole('region', { name: /3 campos/ });
  const sentences = summary.getByRole('link').elements().map(linesOf);
  expect(sentences.map(({ length }) => length)).toEqual([2, 2, 2]);
  const [first, second] = sentences[0] ?? [];
  const next = sentences[1]?.[0];
  if (!first || !second || !next) throw new Error('A sentence has no lines.');
  expect(next.top - second.top).toBeGreaterThan(1.5 * (second.top - first.top));
});

/** The boxes of the lines of a text. */
function linesOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}
