import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { finishChange } from '../parts/changeOfWords.ts';
import { frames } from '../testing/frames.ts';
import { holdPlace, holdReadingPosition } from './holdPlace.ts';

/** The first section is three windows high; far below the window are three of 100 px. */
beforeEach(() => {
  document.body.innerHTML = `<main>
    <section style="height: 300vh"></section>
    <section><p style="height: 100px"></p></section>
    <section><p style="height: 100px"></p></section>
    <section><p style="height: 100px"></p></section>
  </main>`;
  onTestFinished(() => {
    document.body.replaceChildren();
  });
});

/** As in another language: every text takes more room. */
const grow = () => {
  for (const text of document.querySelectorAll('p')) text.style.height = '200px';
};
const heights = () =>
  [...document.querySelectorAll('section ~ section')].map((each) => each.clientHeight);

const bottomOf = () => document.querySelector('section:last-child') as Element;

test('what is far below the window keeps its height while the words change, and takes the new one in the next frames, one section per frame', async () => {
  const held = holdPlace();
  grow();
  expect(heights()).toEqual([100, 100, 100]);
  held.release();
  expect(heights()).toEqual([100, 100, 100]);
  await frames(1);
  expect(heights()).toEqual([200, 100, 100]);
  await expect.poll(heights).toEqual([200, 200, 200]);
  const styles = [...document.querySelectorAll<HTMLElement>('section')].map(
    ({ style }) => style.cssText,
  );
  expect(styles).toEqual(['height: 300vh;', '', '', '']);
});

test('what is in the window gets its new words at once, and what is far below in one of the next frames', async () => {
  const changed: string[] = [];
  const held = holdPlace();
  held.change(bottomOf(), () => changed.push('bottom'));
  held.change(document.querySelector('section') as Element, () => changed.push('top'));
  held.release();
  expect(changed).toEqual(['top']);
  await expect.poll(() => changed).toEqual(['top', 'bottom']);
});

test.for(['click', 'keydown', 'focusin', 'beforeprint', 'visibilitychange'])(
  'right after a change of words, "%s" finds everything changed and in its place',
  (occasion) => {
    const held = holdPlace();
    held.change(bottomOf(), grow);
    held.release();
    // As a listener on the page itself sees it.
    let found: number[] = [];
    document.body.addEventListener(occasion, () => (found = heights()), { once: true });
    document.body.dispatchEvent(new Event(occasion, { bubbles: true }));
    expect(found).toEqual([200, 200, 200]);
  },
);

test.for([
  ['another change of the words begins', holdPlace],
  ['React is about to hydrate a section', finishChange],
] as const)('what is far below has its new words when %s', ([, begin]) => {
  const change = vi.fn<() => void>();
  const held = holdPlace();
  held.change(bottomOf(), change);
  held.release();
  begin();
  expect(change).toHaveBeenCalledOnce();
});

test('a section that the visitor jumps to right after a change of words stays where the jump led', async () => {
  // As in a browser without scroll anchoring.
  document.documentElement.style.overflowAnchor = 'none';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const target = bottomOf();
  target.insertAdjacentHTML('beforeend', '<div style="height: 300vh"></div>');
  const held = holdPlace();
  held.change(target, grow);
  held.release();
  target.scrollIntoView();
  await expect.poll(heights).toEqual([200, 200, expect.any(Number)]);
  expect(Math.round(target.getBoundingClientRect().top)).toBe(0);
});

test.for([
  ['that begins above the window', 150, 250],
  ['that begins in the window', 50, 150],
  ['at the top of the page', 0, 0],
] as const)(
  'what is read %s stays in place, at once, although a section after it is over',
  ([, before, after]) => {
    document.body.innerHTML = `<main style="overflow-anchor: none">
    <section><p style="height: 100px"></p></section>
    <section style="height: 300vh"></section>
    <section hidden></section>
    <section style="height: 300vh"></section>
  </main>`;
    // As in a browser without scroll anchoring, for a visitor who has not asked for less motion.
    document.documentElement.style.cssText = 'overflow-anchor: none; scroll-behavior: smooth';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    scrollTo({ top: before, behavior: 'instant' });
    const held = holdPlace();
    grow();
    held.release();
    expect(scrollY).toBe(after);
  },
);

test('in a long section that becomes longer, what was at the top of the window is there again', () => {
  // As in a browser without scroll anchoring.
  document.documentElement.style.overflowAnchor = 'none';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const section = document.querySelector('section') as HTMLElement;
  scrollBy({ top: section.getBoundingClientRect().top + innerHeight, behavior: 'instant' });
  const scrollBack = holdReadingPosition();
  section.style.height = '600vh';
  scrollBack();
  expect(section.getBoundingClientRect().top).toBeCloseTo(-2 * innerHeight, 0);
});

test.for([
  ['that the browser begins at Back does not move what is read', 0, 150],
  ['of the visitor goes on', undefined, 0],
] as const)('a smooth scroll %s', async ([, leastPx, end]) => {
  scrollTo({ top: 150, behavior: 'instant' });
  const scrollBack = holdReadingPosition(leastPx);
  scrollTo({ top: 0, behavior: 'smooth' });
  scrollBack();
  await frames(6);
  await expect.poll(() => scrollY).toBe(end);
});
