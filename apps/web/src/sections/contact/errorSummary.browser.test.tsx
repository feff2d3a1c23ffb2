import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { openContact, wordsOf } from '../../testing/openContact.tsx';
import { scrollAtOnce } from '../../testing/scrollAtOnce.ts';

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

/** As Safari does it: it shows the first line in a field, which may be at the edge of the header. */
function showOnlyFirstLine() {
  // oxlint-disable-next-line typescript/unbound-method -- called with the element, below
  const { focus } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (
    this: HTMLElement,
    options,
  ) {
    focus.call(this, { preventScroll: true });
    if (options?.preventScroll) return;
    const { top } = this.getBoundingClientRect();
    if (top < 65) scrollBy(0, top - 65);
  });
}

test('in Safari too, a wrong field comes into view with its label', async () => {
  await page.viewport(320, 640);
  scrollAtOnce();
  showOnlyFirstLine();
  const { name, screen, send } = await openContact();
  const label = screen.getByText(wordsOf('en').labels.name, { exact: true }).element();
  await userEvent.click(send);
  await expect.element(name).toHaveFocus();
  expect(label.getBoundingClientRect().top).toBeGreaterThan(80);
  scrollBy(0, 400);
  await userEvent.click(screen.container.querySelector('form [href="#contact-name"]') as Element);
  await expect.element(name).toHaveFocus();
  expect(label.getBoundingClientRect().top).toBeGreaterThan(80);
});

/** The boxes of the lines of a text. */
function linesOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}
