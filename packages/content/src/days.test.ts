import { expect, test } from 'vitest';

import { accessibilityReviewed } from './accessibilityPage.ts';
import { impactPeriod } from './impact.ts';
import { raffleFacts } from './raffle.ts';

const facts = {
  ...named('raffle.ts, raffleFacts', raffleFacts),
  ...named('impact.ts, impactPeriod', impactPeriod),
  'accessibilityPage.ts, accessibilityReviewed': accessibilityReviewed,
};
const days = Object.entries(facts).flatMap(([field, { value }]) =>
  typeof value === 'string' ? [{ field, value }] : [],
);

function named(name: string, fields: object): Record<string, { value: unknown }> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, fact]) => [`${name}.${field}`, fact as { value: unknown }]),
  );
}

test.each(days)(
  '$field: $value stands year first, all else with two digits, hours from 00 to 23, as 2025-06-13T17:00',
  ({ value }) => {
    expect(value).toMatch(/^\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d)?)?$/);
  },
);

test.each(days)('$field: $value is in the calendar', ({ value }) => {
  const moment = new Date(value.includes('T') ? `${value}Z` : value);
  const read = Number.isNaN(moment.getTime()) ? 'no such day or hour' : moment.toISOString();
  expect(read).toContain(value);
});
