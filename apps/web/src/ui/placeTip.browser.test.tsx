import '../styles.css';
import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { placeTip } from './placeTip.ts';

/** A word at a position in the window, with its explanation. */
async function place(corner: CSSProperties, height = 480) {
  await page.viewport(320, height);
  await render(
    <main style={{ height: '200vh' }}>
      <button style={{ position: 'fixed', ...corner }} type="button">
        FEMA
      </button>
      <p popover="manual" style={{ margin: 0, width: '15rem', padding: '0.5rem' }}>
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

test.each([
  ['on the left', { top: 160, left: 0 }],
  ['on the right', { top: 160, right: 0 }],
  ['in the middle', { top: 160, left: '50%' }],
])(
  'the explanation of a word %s stands below it, apart from the edges of the window',
  async (_where, corner) => {
    const { word, tip, element } = await place(corner);
    expect(tip.top).toBeGreaterThan(word.bottom);
    expect(tip.left).toBeGreaterThanOrEqual(16);
    expect(tip.right).toBeLessThanOrEqual(320 - 16);
    expect(element.dataset['side']).toBe('below');
  },
);

test('where there is room below for its first line only, it stands above', async () => {
  const { word, tip, element } = await place({ bottom: '2.5rem', left: '50%' });
  expect(tip.bottom).toBeLessThan(word.top);
  expect(element.dataset['side']).toBe('above');
});

test('in a window too short for it, its first line is in sight, and the rest is further down', async () => {
  const { word, tip, element } = await place({ top: '1rem', left: '50%' }, 100);
  expect(tip.top).toBeGreaterThan(word.bottom);
  expect(tip.top).toBeLessThan(100);
  expect(tip.bottom).toBeGreaterThan(100);
  expect(element.dataset['side']).toBe('below');
});

test('in a window too short for it, with its word at the foot, its last line is in sight, above the word', async () => {
  const { word, tip, element } = await place({ bottom: '1rem', left: '50%' }, 72);
  expect(tip.top).toBeLessThan(0);
  expect(tip.bottom).toBeLessThan(word.top);
  expect(element.dataset['side']).toBe('above');
});

test('the explanation points at its word, even when it had to move aside', async () => {
  const { word, tip, element } = await place({ top: 160, left: 0 });
  const pointer = Number.parseFloat(element.style.getPropertyValue('--pointer'));
  expect(tip.left + pointer).toBeCloseTo(word.left + word.width / 2);
});
