import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { judge } from './retryRules.ts';

const HOUR_MS = 3_600_000;
const down = { ok: false, status: 503, code: 'service_unavailable' } as const;

test("H05, J13: the team's mail is tried again at growing distances for 72 hours, and then once a day", () => {
  const now = new Date('2025-06-02T13:14:00Z');
  const settlements = Array.from({ length: 11 }, (_, failures) =>
    judge(down, 'team', failures, now),
  );
  assert.deepEqual(
    settlements.map(({ nextAt }) => (Number(nextAt) - now.getTime()) / HOUR_MS),
    [1 / 60, 5 / 60, 15 / 60, 1, 3, 6, 12, 24, 26, 24, 24],
  );
  assert.deepEqual(
    settlements.map(({ state, alert }) => `${state} ${alert}`),
    [...Array<string>(9).fill('waiting false'), 'parked true', 'parked true'],
  );
});
