import { afterEach, describe, expect, test, vi } from 'vitest';

import { confirmed } from './facts.ts';
import type { Raffle } from './raffle.ts';
import { raffleState, raffleStateAt } from './raffleState.ts';

const raffle: Raffle = {
  salesStart: confirmed('2025-05-28'),
  salesEnd: confirmed('2025-06-13'),
  drawnAt: confirmed('2025-06-13T17:00'),
  deliveryStart: confirmed('2025-06-20'),
  deliveryEnd: confirmed('2025-07-19'),
  guests: confirmed(15),
  ticketQuantities: confirmed([1, 2, 5]),
};

afterEach(() => {
  vi.unstubAllEnvs();
});

// In June, New York is four hours behind UTC, in January five.
describe.each(['America/New_York', 'Asia/Tokyo', 'Pacific/Honolulu'])(
  'for a visitor in %s',
  (visitor) => {
    test.each([
      ['a day before the sale', '2025-05-27T16:00Z', 'upcoming'],
      ['the last minute before the sale', '2025-05-28T03:59Z', 'upcoming'],
      ['the first minute of the sale', '2025-05-28T04:00Z', 'open'],
      ['the morning of the draw', '2025-06-13T12:00Z', 'open'],
      ['the last minute before the draw', '2025-06-13T20:59:59.999Z', 'open'],
      ['the minute of the draw', '2025-06-13T21:00Z', 'drawn'],
      ['the first day of delivery', '2025-06-20T16:00Z', 'drawn'],
      ['the last minute of the last delivery day', '2025-07-20T03:59:59.999Z', 'drawn'],
      ['the minute after', '2025-07-20T04:00Z', 'over'],
      ['the next winter', '2026-01-15T05:00Z', 'over'],
    ])('%s', (_, moment, state) => {
      vi.stubEnv('TZ', visitor);
      expect(raffleState(Date.parse(moment), raffle)).toBe(state);
    });
  },
);

describe('a raffle around the start and end of daylight saving time in New York', () => {
  const autumn = {
    ...raffle,
    salesStart: confirmed('2025-11-02' as const),
    drawnAt: confirmed('2025-11-03T00:30' as const),
    deliveryEnd: confirmed('2026-03-08' as const),
  };

  test.each([
    ['the sale begins at midnight of the long day', '2025-11-02T03:59Z', 'upcoming'],
    ['in summer time', '2025-11-02T04:00Z', 'open'],
    ['the hour that occurs twice is still on sale', '2025-11-02T06:30Z', 'open'],
    ['the draw is in winter time', '2025-11-03T05:29Z', 'open'],
    ['to the minute', '2025-11-03T05:30Z', 'drawn'],
    ['the short day lasts until its own midnight', '2026-03-09T03:59Z', 'drawn'],
    ['and no longer', '2026-03-09T04:00Z', 'over'],
  ])('%s', (_, moment, state) => {
    expect(raffleState(Date.parse(moment), autumn)).toBe(state);
  });
});

test('a local time in New York needs no time zone', () => {
  expect(raffleStateAt('2025-05-28T00:00', raffle)).toBe('open');
  expect(raffleStateAt('2025-06-13T17:00', raffle)).toBe('drawn');
  expect(raffleStateAt('2025-07-19T23:59', raffle)).toBe('drawn');
});
