import { afterEach, expect, test, vi } from 'vitest';

import { dateText, dayText, monthText, periodText, timeText } from './dates.ts';
import { impactPeriod } from './impact.ts';
import { raffleFacts } from './raffle.ts';

const { salesStart, salesEnd, drawnAt, deliveryStart, deliveryEnd } = raffleFacts;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each(['America/New_York', 'Pacific/Honolulu', 'Asia/Tokyo'])(
  'the raffle keeps its days and its hour for a reader in %s',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone);

    expect(dateText(salesEnd.value, 'en')).toBe('June 13, 2025');
    expect(dateText(salesEnd.value, 'es')).toBe('13 de junio de 2025');
    expect(timeText(drawnAt.value, 'en')).toBe('5:00 PM');
    expect(timeText(drawnAt.value, 'es')).toBe('5:00 p.m.');
  },
);

test('a period in one year says the year once', () => {
  expect(periodText(salesStart.value, salesEnd.value, 'en')).toEqual({
    start: 'May 28',
    end: 'June 13, 2025',
  });
  expect(periodText(deliveryStart.value, deliveryEnd.value, 'es')).toEqual({
    start: '20 de junio',
    end: '19 de julio de 2025',
  });
});

test('a period over the new year says both years', () => {
  expect(periodText('2025-12-28', '2026-01-03', 'en')).toEqual({
    start: 'December 28, 2025',
    end: 'January 3, 2026',
  });
});

test('a day and a month are written in the language of the page', () => {
  expect(dayText(salesStart.value, 'es')).toBe('28 de mayo');
  expect(monthText(impactPeriod.start.value, 'en')).toBe('January 2024');
  expect(monthText(impactPeriod.end.value, 'es')).toBe('diciembre de 2024');
});

test('an engine with a narrow blank before PM writes what the built page holds', () => {
  class NarrowBlanks {
    format = () => '5:00\u202fPM';
  }
  vi.stubGlobal('Intl', { DateTimeFormat: NarrowBlanks });

  expect(timeText(drawnAt.value, 'en')).toBe('5:00 PM');
});
