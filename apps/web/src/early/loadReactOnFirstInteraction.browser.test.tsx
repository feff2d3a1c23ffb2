import { expect, onTestFinished, test } from 'vitest';

import { stopClock } from '../testing/stopClock.ts';
import { loadReactOnFirstInteraction } from './loadReactOnFirstInteraction.ts';

const SECOND_MS = 1000;

const send = () =>
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));

test('the link to another language rests while a message is sent soon after another, and no longer than after one', () => {
  document.body.innerHTML = '<a data-replay="" href="/es/">Español</a><form></form>';
  const clock = stopClock('setTimeout', 'clearTimeout');
  onTestFinished(() => {
    clock.uninstall();
    document.body.replaceChildren();
  });
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
