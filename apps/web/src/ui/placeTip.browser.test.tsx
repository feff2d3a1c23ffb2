import '../styles.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { placeTip } from './placeTip.ts';

/** A word at a place of the window, with an explanation. */
async function place(corner: string) {
  await page.viewport(320, 480);
  await render(
    <main className="h-[200vh]">
      <button className={`fixed ${corner}`} type="button">
        FEMA
      </button>
      <p className="m-0 w-60 p-2" popover="manual">
        The federal agency that helps people.
      </p>
    </main>,
  );
  const word = page.getByRole('button').element() as HTMLElement;
  const tip = document.querySelector<HTMLElement>('[popover]')!;
  tip.showPopover();
  placeTip(word, tip);
  return { word: word.getBoundingClientRect(), tip: tip.getBoundingClientRect(), element: tip };
}

test.each(['top-40 left-0', 'top-40 right-0', 'top-40 left-1/2'])(
  'the explanation of a word at %s stands below it, in the window',
  async (corner) => {
    const { word, tip, element } = await place(corner);
    expect(tip.top).toBeGreaterThan(word.bottom);
    expect(tip.left).toBeGreaterThanOrEqual(0);
    expect(tip.right).toBeLessThanOrEqual(320);
    expect(element.dataset['side']).toBe('below');
  },
);

test('where there is no room below, it stands above', async () => {
  const { word, tip, element } = await place('bottom-0 left-1/2');
  expect(tip.bottom).toBeLessThan(word.top);
  expect(element.dataset['side']).toBe('above');
});

test('the explanation points at its word, also when it had to move aside', async () => {
  const { word, tip, element } = await place('top-40 left-0');
  const pointer = Number.parseFloat(element.style.getPropertyValue('--pointer'));
  expect(tip.left + pointer).toBeCloseTo(word.left + word.width / 2);
});
