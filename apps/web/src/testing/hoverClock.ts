import type { Clock } from '@sinonjs/fake-timers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { userEvent } from 'vitest/browser';

import { TOOLTIP_SKIP_MS } from '../ui/hoverIntent.ts';
import { stopClock } from './stopClock.ts';

/**
 * One clock for all tests of a file, as on a page. Before each test, the pointer is moved away, and
 * the time in which a second explanation opens at once has passed. `tick` (ms) advances the clock.
 */
export function hoverClock(): { tick: (ms: number) => void } {
  let clock: Clock | undefined;
  const tick = (ms: number) => void clock?.tick(ms);
  beforeAll(() => {
    clock = stopClock('setTimeout', 'clearTimeout', 'performance');
  });
  beforeEach(async () => {
    await userEvent.unhover(document.body);
    tick(TOOLTIP_SKIP_MS + 1);
  });
  afterAll(() => {
    clock?.uninstall();
  });
  return { tick };
}
