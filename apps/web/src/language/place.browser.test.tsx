import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { holdPlace } from './place.ts';

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

test('what is far below the window keeps its height while the words change, and takes the new one in the next frames', async () => {
  const bringBack = holdPlace();
  grow();
  expect(heights()).toEqual([100, 100, 100]);
  bringBack();
  expect(heights().at(-1)).toBe(100);
  await expect.poll(heights).toEqual([200, 200, 200]);
  const styles = [...document.querySelectorAll<HTMLElement>('section')].map(
    ({ style }) => style.cssText,
  );
  expect(styles).toEqual(['height: 300vh;', '', '', '']);
});

test('a click right after the change of words finds everything in its place', () => {
  const bringBack = holdPlace();
  grow();
  bringBack();
  document.body.click();
  expect(heights()).toEqual([200, 200, 200]);
});

test('what is read stays in place although a section after it is over', () => {
  document.body.innerHTML = `<main style="overflow-anchor: none">
    <section><p style="height: 100px"></p></section>
    <section style="height: 300vh"></section>
    <section hidden></section>
    <section style="height: 300vh"></section>
  </main>`;
  // As in a browser without scroll anchoring.
  document.documentElement.style.overflowAnchor = 'none';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  scrollTo({ top: 150, behavior: 'instant' });
  const bringBack = holdPlace();
  grow();
  bringBack();
  expect(scrollY).toBe(250);
});
