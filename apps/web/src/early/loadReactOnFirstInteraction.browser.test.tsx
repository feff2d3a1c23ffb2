import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { frames } from '../testing/frames.ts';
import { stopClock } from '../testing/stopClock.ts';
import { loadReactOnFirstInteraction } from './loadReactOnFirstInteraction.ts';

const SECOND_MS = 1000;

/** React's module, which says that it begins. */
const REACT = `data:text/javascript,export const begin = () => dispatchEvent(new Event('begin'))`;

const FIRST_INTERACTIONS: Record<string, (field: HTMLElement) => unknown> = {
  'moves the pointer': (field) => userEvent.hover(field),
  'presses a key': () => userEvent.keyboard('{Shift}'),
  scrolls: () => scrollBy(0, 20),
  'enters a field': (field) => field.focus(),
  'touches the page': (field) =>
    field.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true })),
  'goes back within the page': () => {
    history.pushState(null, '', '?from=flyer');
    history.back();
  },
};

afterEach(async () => {
  // Clicks are no longer held.
  dispatchEvent(new Event('hydrated'));
  document.body.replaceChildren();
  // Until the page has scrolled back to its top.
  await frames(2);
});

test.each(Object.entries(FIRST_INTERACTIONS))(
  'React loads when a visitor %s, once, and not before',
  async (_what, interact) => {
    const begin = vi.fn<() => void>();
    addEventListener('begin', begin);
    onTestFinished(() => removeEventListener('begin', begin));
    document.body.innerHTML = '<textarea></textarea><p style="height: 200vh"></p>';
    loadReactOnFirstInteraction([REACT]);
    await frames(2);
    expect(begin).not.toHaveBeenCalled();
    await interact(document.querySelector('textarea') ?? document.body);
    await expect.poll(() => begin).toHaveBeenCalled();
    await userEvent.keyboard('{Shift}');
    await frames(2);
    expect(begin).toHaveBeenCalledOnce();
  },
);

test('a click that opens the link to another language in a new tab or window is left to the browser, on a Mac too', () => {
  document.body.innerHTML =
    '<a data-replay="" href="/es/">Español</a><p style="height: 200vh"></p>';
  scrollTo({ top: 20, behavior: 'instant' });
  loadReactOnFirstInteraction([REACT]);
  const held: boolean[] = [];
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => {
    held.push(event.defaultPrevented);
    event.preventDefault();
  });
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    link?.dispatchEvent(new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }));
  }
  expect(held).toEqual([false, false, false, false]);
});

test('a visitor who follows a link to another page while the language waits for React gets to that page', () => {
  document.body.innerHTML =
    '<a data-replay="" href="/es/">Español</a><a href="/privacy/">Privacy</a><p style="height: 200vh"></p>';
  scrollTo({ top: 20, behavior: 'instant' });
  const clock = stopClock('setTimeout', 'clearTimeout');
  onTestFinished(() => clock.uninstall());
  loadReactOnFirstInteraction([REACT]);
  const followed: (string | null)[] = [];
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => {
      if (!event.defaultPrevented) followed.push(link.getAttribute('href'));
      event.preventDefault();
    });
    link.click();
  }
  clock.tick(10 * SECOND_MS);
  expect(followed).toEqual(['/privacy/']);
});

const send = () =>
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));

test('the link to another language rests while a message is sent soon after another, and no longer than after one', () => {
  document.body.innerHTML = '<a data-replay="" href="/es/">Español</a><form></form>';
  const clock = stopClock('setTimeout', 'clearTimeout');
  onTestFinished(() => clock.uninstall());
  const link = document.querySelector('a');
  loadReactOnFirstInteraction([]);
  send();
  clock.tick(10 * SECOND_MS);
  send();
  clock.tick(10 * SECOND_MS);
  expect(link).toHaveProperty('inert', true);
  clock.tick(10 * SECOND_MS);
  expect(link).toHaveProperty('inert', false);
});

test('the link to another language works while React sends a message', () => {
  document.body.innerHTML = '<a data-replay="" href="/es/">Español</a><form></form>';
  loadReactOnFirstInteraction([]);
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => event.preventDefault());
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(document.querySelector('a')).toHaveProperty('inert', false);
});
