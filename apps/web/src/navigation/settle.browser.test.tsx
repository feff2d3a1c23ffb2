import '../styles.css';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { frames } from '../testing/frames.ts';
import { stopAsReact } from '../testing/stopAsReact.ts';
import { focusAnchor } from './anchors.ts';

const OFFSET_PX = 80;

beforeEach(() => {
  // As in browsers without scroll anchoring.
  document.documentElement.style.overflowAnchor = 'none';
  onTestFinished(() => {
    vi.restoreAllMocks();
    document.documentElement.removeAttribute('style');
    document.body.replaceChildren();
    scrollTo(0, 0);
  });
});

/** As a link does. */
function goTo(hash: string) {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  location.hash = hash;
  focusAnchor();
}

/** A page on which the visitor arrives at a section far below a text that will grow. */
function openPage() {
  document.body.innerHTML =
    '<p style="height: 3000px"></p><section id="place" style="height: 3000px">Here</section><footer></footer>';
  const [text, place, footer] = document.body.children;
  goTo('#place');
  const top = () => Math.round(place?.getBoundingClientRect().top ?? 0);
  const grow = () => text?.setAttribute('style', 'height: 3300px');
  const typefacesCome = () => footer?.setAttribute('data-typeset', '');
  return { top, grow, typefacesCome };
}

test('a jump ends at its section even if a late typeface makes the text above it longer', async () => {
  const { top, grow, typefacesCome } = openPage();
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  grow();
  typefacesCome();
  await expect.poll(top).toBe(OFFSET_PX);
});

test.each([
  ['a wheel', () => new WheelEvent('wheel', { bubbles: true })],
  ['a press', () => new PointerEvent('pointerdown', { bubbles: true })],
  ['a key', () => new KeyboardEvent('keydown', { bubbles: true })],
])('a visitor who has moved on with %s is left alone', async (_, step) => {
  const { top, grow, typefacesCome } = openPage();
  await expect.poll(top).toBe(OFFSET_PX);
  const place = document.querySelector('#place') as Element;
  stopAsReact(place, step().type);
  place.dispatchEvent(step());
  grow();
  typefacesCome();
  await frames(12);
  expect(top()).toBe(OFFSET_PX + 300);
});

test('once the visitor has moved on, no frame is watched any longer', async () => {
  const { top } = openPage();
  await expect.poll(top).toBe(OFFSET_PX);
  dispatchEvent(new WheelEvent('wheel'));
  await frames(2);
  const asked = vi.spyOn(globalThis, 'requestAnimationFrame');
  await frames(3);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('after a jump in a page that React has rendered again, in its typefaces, no frame is watched', async () => {
  document.body.innerHTML =
    '<div data-typeset><section id="place">Here</section><footer></footer></div>';
  const asked = vi.spyOn(globalThis, 'requestAnimationFrame');
  goTo('#place');
  await frames(2);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a Tab that comes before "hashchange" keeps the focus that it moved into the section', () => {
  document.body.innerHTML =
    '<a href="#place">Go</a><section id="place"><a href="/">Inside</a></section>';
  const { href } = location;
  history.replaceState(null, '', '#place');
  onTestFinished(() => history.replaceState(null, '', href));
  const inside = document.querySelector<HTMLElement>('#place a');
  inside?.focus();
  focusAnchor();
  expect(document.activeElement).toBe(inside);
  document.querySelector<HTMLElement>('a')?.focus();
  focusAnchor();
  expect(document.activeElement).toBe(document.querySelector('#place'));
});

test('in a page that has its typefaces, the visitor sees the page scroll to where a jump leads', () => {
  document.body.innerHTML =
    '<p style="height: 3000px"></p><section id="place" style="height: 3000px">Here</section><footer data-typeset></footer>';
  scrollTo({ top: 0, behavior: 'instant' });
  goTo('#place');
  expect(scrollY).toBe(0);
});
