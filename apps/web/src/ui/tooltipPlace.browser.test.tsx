import '../styles.css';
import '../testing/noTransitions.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Tooltip } from './Tooltip.tsx';

const word = page.getByRole('button', { name: 'FEMA' });
const explanation = page.getByText('The federal agency.');

test('an open explanation stays with its word when the phone is turned or the text above becomes longer', async () => {
  await page.viewport(360, 640);
  await render(
    // Higher than the window, as every page is.
    <main style={{ paddingBottom: '100vh' }}>
      <p>{'Words that take fewer lines in a wider window. '.repeat(12)}</p>
      <Tooltip explanation="The federal agency." term="FEMA" />
    </main>,
  );
  await userEvent.click(word);
  await expect.element(explanation).toBeVisible();
  const boxOf = (each: typeof word) => each.element().getBoundingClientRect();
  const gap = () => Math.round(boxOf(explanation).top - boxOf(word).bottom);
  const before = gap();
  const above = boxOf(word).top;
  await page.viewport(640, 360);
  expect(boxOf(word).top).toBeLessThan(above);
  await expect.poll(gap).toBe(before);
  document.querySelector('p')?.append('More words. '.repeat(6));
  expect(gap()).not.toBe(before);
  await expect.poll(gap).toBe(before);
});

test('the first explanation that a visitor opens at the foot of the window stands above its word', async () => {
  await page.viewport(360, 640);
  await render(
    <main style={{ paddingBlock: '80rem' }}>
      <Tooltip explanation="The federal agency." term="FEMA" />
    </main>,
  );
  const term = word.element() as HTMLElement;
  const edge = scrollY + term.getBoundingClientRect().bottom + 16;
  scrollTo({ top: edge - innerHeight, behavior: 'instant' });
  term.click();
  await expect.element(explanation).toHaveAttribute('data-side', 'above');
  const { top, bottom } = explanation.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeCloseTo(term.getBoundingClientRect().top - 10, 0);
});
