import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { countFromEnvironment } from './countFromEnvironment.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

test('a run of no rounds, or of a storm that never comes, says what to set instead of passing', () => {
  for (const odd of ['0', '-1', '1.5', '', 'three', '1e3']) {
    const words = `Set WNC_ROUNDS to 1 or more, not "${odd}", or leave it out.`;
    expect(() => countFromEnvironment('WNC_ROUNDS', 6, { WNC_ROUNDS: odd })).toThrow(words);
  }
  expect(countFromEnvironment('WNC_ROUNDS', 6, { WNC_ROUNDS: '500' })).toBe(500);
  expect(countFromEnvironment('WNC_ROUNDS', 6, {})).toBe(6);
});

test('a run that is asked for more plays more, instead of getting the result of a smaller one from the cache', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname });
  const asked = files.flatMap((file) => read(file).match(/(?<=')WNC_[A-Z_]+(?=')/g) ?? []);
  const { tasks } = JSON.parse(read('../../turbo.json')) as { tasks: { suite: { env: string[] } } };
  expect(tasks.suite.env).toEqual([...new Set(asked)].toSorted());
});
