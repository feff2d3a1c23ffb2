import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { say } from '../../testing/say.ts';
import { asBuilt, sectionIn } from '../../testing/sectionIn.tsx';
import { stopClock } from '../../testing/stopClock.ts';
import { hideWhenOver } from './hideWhenOver.ts';
import { Raffle } from './Raffle.tsx';

vi.mock('@wnc/content/raffle', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/givenFacts.ts')).givenRaffle,
}));

const BEFORE = '2025-05-20T16:00Z';
const DURING = '2025-06-01T16:00Z';
const OVER = '2025-08-01T16:00Z';

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock('Date', 'setInterval', 'clearInterval');
});
afterEach(() => clock.uninstall());

const setTime = (moment: string) => clock.setSystemTime(new Date(moment));
const title = page.getByRole('heading', { level: 2 });
const t = say('en');

/** The page as it is built at a given time. */
function builtAt(moment: string) {
  setTime(moment);
  vi.stubEnv('SSR', true);
  const built = asBuilt(sectionIn('en', <Raffle />).element);
  vi.unstubAllEnvs();
  return built;
}

test('a page that was built before the sale shows no raffle once it is over, even before React', async () => {
  const { takeOver, mistakes } = builtAt(BEFORE);
  setTime(OVER);
  hideWhenOver();
  expect(title.elements()).toHaveLength(0);
  await takeOver();
  await expect.poll(() => document.querySelector('#raffle')).toBeNull();
  expect(mistakes).toEqual([]);
});

test('before React a raffle shows until the last minute of its last day in New York', () => {
  builtAt(BEFORE);
  setTime('2025-07-20T03:59:59Z');
  hideWhenOver();
  expect(title.elements()).toHaveLength(1);
  setTime('2025-07-20T04:00Z');
  hideWhenOver();
  expect(title.elements()).toHaveLength(0);
});

test('once the winner has been drawn there is no ticket to buy, even before React', async () => {
  const { takeOver, mistakes } = builtAt(DURING);
  setTime('2025-06-13T20:59:59Z');
  hideWhenOver();
  expect(page.getByRole('link').elements()).toHaveLength(3);
  setTime('2025-06-13T21:00:01Z');
  hideWhenOver();
  expect(page.getByRole('link').elements()).toHaveLength(0);
  await takeOver();
  await expect
    .element(page.getByRole('link', { name: t(($) => $.raffle.drawn.donate) }))
    .toBeVisible();
  expect(mistakes).toEqual([]);
});
