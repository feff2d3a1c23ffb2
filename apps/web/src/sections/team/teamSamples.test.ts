import { expect, test } from 'vitest';

import { samplesAmong } from './teamSamples.ts';

const sample = { sample: true } as const;
const rosa = { name: sample };
const director = { name: sample, biography: 'director' };
const real = { name: { value: 'Ana Ejemplo' } };
const realBiography = { en: 'Ana grew up here.', es: 'Ana creció aquí.' };

test('a team of samples is called samples as a whole', () => {
  expect(samplesAmong([director, rosa], { director: sample })).toBe('all');
});

test('with one real person, or one real biography, only some of it is called samples', () => {
  expect(samplesAmong([director, rosa, real], { director: sample })).toBe('some');
  expect(samplesAmong([director, rosa], { director: realBiography })).toBe('some');
});

test('a biography that nobody has confirmed is called a sample, though every name is real', () => {
  expect(samplesAmong([{ ...director, ...real }], { director: sample })).toBe('some');
});

test('a confirmed team is called nothing, even if a biography that is not shown is a sample', () => {
  const biographies = { director: realBiography, former: sample };
  expect(samplesAmong([{ ...director, ...real }], biographies)).toBe(undefined);
});
