import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { frames } from '../testing/frames.ts';
import { scrollAtOnce } from '../testing/scrollAtOnce.ts';
import { tabFromTop } from '../testing/tabFromTop.ts';
import { keepInSight } from './keepInSight.ts';

beforeEach(async () => {
  await page.viewport(360, 740);
  scrollAtOnce();
  await render(
    <main style={{ blockSize: '3000px', paddingBlockStart: '1000px' }}>
      <button type="button">Read biography</button>
    </main>,
  );
  await tabFromTop();
});

/** The place of the button in the window, before and after, when the page stands at `y`. */
async function placesAt(y: number) {
  const button = page.getByRole('button').element() as HTMLElement;
  scrollTo(0, y);
  const before = button.getBoundingClientRect().top;
  keepInSight(button);
  await frames(2);
  return { before, after: button.getBoundingClientRect().top };
}

test('what has the keyboard focus and has been moved out of the window comes back into it', async () => {
  const { before, after } = await placesAt(2000);
  expect(before).toBeLessThan(0);
  expect(after).toBeGreaterThanOrEqual(0);
});

test('the page stays where it is while the focus is in sight', async () => {
  const { before, after } = await placesAt(900);
  expect(after).toBe(before);
});
