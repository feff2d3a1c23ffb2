import { expect, test } from 'vitest';

import { raffleFacts } from './raffle.ts';

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
