import { expect, test } from 'vitest';

import { countFromEnvironment } from './countFromEnvironment.ts';

test('a run of no rounds, or of a storm that never comes, says what to set instead of passing', () => {
  for (const odd of ['0', '-1', '1.5', '', 'three', '1e3']) {
    const words = `Set WNC_ROUNDS to 1 or more, not "${odd}", or leave it out.`;
    expect(() => countFromEnvironment('WNC_ROUNDS', 6, { WNC_ROUNDS: odd })).toThrow(words);
  }
  expect(countFromEnvironment('WNC_ROUNDS', 6, { WNC_ROUNDS: '500' })).toBe(500);
  expect(countFromEnvironment('WNC_ROUNDS', 6, {})).toBe(6);
});
