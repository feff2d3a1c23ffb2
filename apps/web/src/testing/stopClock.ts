import { type Clock, type Config, install } from '@sinonjs/fake-timers';

/**
 * Stops the named clocks of the page until the test advances them with `tick` (ms). Vitest's own
 * fake timers advance by themselves whenever a test waits for an element.
 */
export function stopClock(...toFake: NonNullable<Config['toFake']>): Clock {
  return install({ toFake });
}
