import { expect, test } from 'vitest';

import { raffleFacts } from './raffle.ts';

test('raffle.ts, raffleFacts: sale, draw and delivery come in this order', () => {
  const order = ['salesStart', 'salesEnd', 'drawnAt', 'deliveryStart', 'deliveryEnd'] as const;
  const early = order.slice(1).flatMap((name, index) => {
    const before = order[index] as (typeof order)[number];
    const [date, dateBefore] = [raffleFacts[name].value, raffleFacts[before].value];
    return date < dateBefore ? [`${name} ${date} is before ${before} ${dateBefore}`] : [];
  });
  expect(early).toEqual([]);
});

test('raffle.ts, raffleFacts.drawnAt: on the last day of the sale, which ends with the draw', () => {
  const { drawnAt, salesEnd } = raffleFacts;
  expect(drawnAt.value.split('T')[0]).toBe(salesEnd.value);
});

test('raffle.ts, raffleFacts.deliveryEnd: within a year of the first day of the sale', () => {
  const { salesStart, deliveryEnd } = raffleFacts;
  const days = (Date.parse(deliveryEnd.value) - Date.parse(salesStart.value)) / 86_400_000;
  expect(days).toBeLessThan(366);
});

test('raffle.ts, raffleFacts.guests: at least one person is at the dinner', () => {
  expect(raffleFacts.guests.value).toBeGreaterThanOrEqual(1);
});

test('raffle.ts, raffleFacts.ticketQuantities: in ascending order, from one up, none twice', () => {
  const { value } = raffleFacts.ticketQuantities;
  expect(value.length).toBeGreaterThan(0);
  expect(value[0]).toBeGreaterThanOrEqual(1);
  expect([...new Set(value)].toSorted((one, other) => one - other)).toEqual(value);
});
