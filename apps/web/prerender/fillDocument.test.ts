import { expect, test } from 'vitest';

import { fillDocument } from './fillDocument.ts';

const TEMPLATE =
  '<html lang="%lang%" data-language="%language%"><!--head--><!--page--><!--scripts-->';
const parts = { language: 'es', head: '<title>', body: '<main>', scripts: '<script>' };

test('every placeholder is replaced, literally', () => {
  expect(fillDocument(TEMPLATE, { ...parts, body: '$& costs $1' })).toBe(
    '<html lang="es" data-language="es"><title>$& costs $1<script>',
  );
});

test.each(['%lang%', '%language%', '<!--head-->', '<!--page-->', '<!--scripts-->'])(
  'a template without %s, or with two of it, stops the build and says so',
  (place) => {
    const sentence = `index.html must contain ${place} once.`;
    expect(() => fillDocument(TEMPLATE.replace(place, ''), parts)).toThrow(sentence);
    expect(() => fillDocument(TEMPLATE + place, parts)).toThrow(sentence);
  },
);
