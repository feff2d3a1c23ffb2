import { expect, it } from 'vitest';

import { balancedLines } from './balancedLines.ts';

const letters = (line: string) => line.length;

it('keeps a short title on one line', () => {
  expect(balancedLines('Neighbors who rise', 30, letters)).toEqual(['Neighbors who rise']);
});

it('breaks a title into lines of much the same length', () => {
  expect(balancedLines('Neighbors who rise together', 24, letters)).toEqual([
    'Neighbors who',
    'rise together',
  ]);
});

it('leaves a word that is wider than the picture on a line of its own', () => {
  expect(balancedLines('an incomprehensibility now', 8, letters)).toEqual([
    'an',
    'incomprehensibility',
    'now',
  ]);
});
