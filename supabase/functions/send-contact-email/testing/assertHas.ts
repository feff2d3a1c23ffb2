import assert from 'node:assert/strict';

/** Compares only the properties that `expected` names. */
export function assertHas(actual: object | undefined, expected: Record<string, unknown>): void {
  const named = Object.entries(actual ?? {}).filter(([key]) => key in expected);
  assert.deepEqual(Object.fromEntries(named), expected);
}
