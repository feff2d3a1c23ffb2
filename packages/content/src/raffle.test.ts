import { expect, test } from 'vitest';

import { raffleFacts } from './raffle.ts';

const days = Object.entries(raffleFacts).flatMap(([field, { value }]) =>
  typeof value === 'string' ? [{ field, value }] : [],
);

test.each(days)('raffle.ts, raffleFacts.$field: $value is in the calendar', ({ value }) => {
  const day = value.slice(0, 'yyyy-mm-dd'.length);
  const [, hour = '00:00'] = value.split('T');
  const moment = new Date(`${day}T${hour}Z`);
  const read = Number.isNaN(moment.getTime()) ? 'no such day or hour' : moment.toISOString();
  expect(read.slice(0, value.length)).toBe(value);
});

test('raffle.ts, raffleFacts: sale, draw and delivery follow each other', () => {
  const { salesStart, drawnAt, salesEnd, deliveryStart, deliveryEnd } = raffleFacts;
  const order = [salesStart, salesEnd, drawnAt, deliveryStart, deliveryEnd].map(
    ({ value }) => value,
  );
  expect(order.toSorted()).toEqual(order);
});

test('raffle.ts, raffleFacts.drawnAt: on the last day of the sale, which ends with the draw', () => {
  const { drawnAt, salesEnd } = raffleFacts;
  expect(drawnAt.value.split('T')[0]).toBe(salesEnd.value);
});
