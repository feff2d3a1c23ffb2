import assert from 'node:assert/strict';

/** Compares the named parts of an object and lets the others be. */
export function assertHas(actual: object | undefined, expected: Record<string, unknown>): void {
  const named = Object.entries(actual ?? {}).filter(([key]) => key in expected);
  assert.deepEqual(Object.fromEntries(named), expected);
}
