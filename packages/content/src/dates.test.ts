import { afterEach, expect, test, vi } from 'vitest';

import { dateText, dayText, periodText, timeText, timeValues, withOffset } from './dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each(['America/New_York', 'Pacific/Honolulu', 'Asia/Tokyo'])(
  'a day and an hour in New York stay what they are for a reader in %s',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone);

    expect(dateText('2025-06-13', 'en')).toBe('June\u00a013, 2025');
    expect(dateText('2025-06-13', 'es')).toBe('13\u00a0de\u00a0junio de\u00a02025');
    expect(timeText('2025-06-13T17:00', 'en')).toBe('5:00\u00a0PM');
    expect(timeText('2025-06-13T17:00', 'es')).toBe('5:00\u00a0p.m.');
  },
);

test('an hour in Spanish is written in the same way in Chrome 119, which puts a space into p.m.', () => {
  const DateTimeFormat = class {
    format = () => '5:00\u00a0p.\u00a0m.';
  };
  vi.stubGlobal('Intl', { DateTimeFormat });

  expect(timeText('2025-06-13T17:00', 'es')).toBe('5:00\u00a0p.m.');
});

test.each([
  ['in summer', '2025-06-13T17:00', '-04:00'],
  ['in winter', '2025-12-13T17:00', '-05:00'],
  ['a minute before the clock is set forward', '2025-03-09T01:59', '-05:00'],
  ['right after it', '2025-03-09T03:00', '-04:00'],
  ['in the hour that it skips', '2025-03-09T02:30', '-05:00'],
  ['on that evening', '2025-03-09T23:59:59.999', '-04:00'],
  ['a minute before the clock is set back', '2025-11-02T00:59', '-04:00'],
  ['in the hour that comes twice', '2025-11-02T01:30', '-04:00'],
  ['right after it', '2025-11-02T02:00', '-05:00'],
  ['on that evening', '2025-11-02T23:59:59.999', '-05:00'],
  ['in the new year', '2025-01-01T00:00', '-05:00'],
])('a draw in New York %s, at %s, is at that hour %s from UTC', (_, local, offset) => {
  expect(withOffset(local, 'America/New_York')).toBe(local + offset);
});

test('a time in UTC, or in a place with a half-hour offset, has its offset too', () => {
  expect(withOffset('2025-06-13T17:00', 'UTC')).toBe('2025-06-13T17:00+00:00');
  expect(withOffset('2025-06-13T17:00', 'Asia/Kolkata')).toBe('2025-06-13T17:00+05:30');
});

test.each([
  ['2025-06-13T01:30', 1],
  ['2025-06-13T13:00', 1],
  ['2025-06-13T17:00', 5],
] as const)(
  'of %s, the hour that is said, %i, sets the form: a la 1:00, a las 5:00',
  (at, hour) => {
    expect(timeValues(at, 'es').count).toBe(hour);
  },
);

test('a period within one year says the year once', () => {
  expect(periodText('2025-05-28', '2025-06-13', 'en')).toEqual({
    start: 'May\u00a028',
    end: 'June\u00a013, 2025',
  });
  expect(periodText('2025-06-20', '2025-07-19', 'es')).toEqual({
    start: '20\u00a0de\u00a0junio',
    end: '19\u00a0de\u00a0julio de\u00a02025',
  });
});

test('a period that ends in another year says both years', () => {
  expect(periodText('2025-12-28', '2026-01-03', 'en')).toEqual({
    start: 'December\u00a028, 2025',
    end: 'January\u00a03, 2026',
  });
});

test('a period of months says the year once, unless it ends in another year', () => {
  expect(periodText('2024-01', '2024-12', 'en')).toEqual({
    start: 'January',
    end: 'December 2024',
  });
  expect(periodText('2024-01', '2024-12', 'es')).toEqual({
    start: 'enero',
    end: 'diciembre de\u00a02024',
  });
  expect(periodText('2024-07', '2025-06', 'es')).toEqual({
    start: 'julio de\u00a02024',
    end: 'junio de\u00a02025',
  });
});

test('a day is written in the language of the page', () => {
  expect(dayText('2025-05-28', 'es')).toBe('28\u00a0de\u00a0mayo');
});

test.each([
  ['a plain', ' '],
  ['a wide', '\u00a0'],
  ['a narrow', '\u202f'],
])(
  'with %s space from the engine before PM, a time reads as on the built page, and no line breaks in it',
  (_, blank) => {
    class Engine {
      format = () => `5:00${blank}PM`;
    }
    vi.stubGlobal('Intl', { DateTimeFormat: Engine });

    expect(timeText('2025-06-13T17:00', 'en')).toBe('5:00\u00a0PM');
  },
);

test.each([
  ['a plain', ' '],
  ['a wide', '\u00a0'],
  ['a narrow', '\u202f'],
])(
  'with %s space from the engine, a date may break across lines before its year and nowhere else',
  (_, blank) => {
    const dates = { en: 'June 13, 2025', es: '13 de junio de 2025' };
    class Engine {
      format: () => string;
      constructor(tag: string) {
        const date = tag.startsWith('en') ? dates.en : dates.es;
        this.format = () => date.replaceAll(' ', blank);
      }
    }
    vi.stubGlobal('Intl', { DateTimeFormat: Engine });

    expect(dateText('2025-06-13', 'en').split(' ')).toEqual(['June\u00a013,', '2025']);
    expect(dateText('2025-06-13', 'es').split(' ')).toEqual([
      '13\u00a0de\u00a0junio',
      'de\u00a02025',
    ]);
  },
);
