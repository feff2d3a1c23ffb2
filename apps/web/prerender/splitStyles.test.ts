import { expect, test } from 'vitest';

import { splitStyles } from './splitStyles.ts';

const SHEET =
  '@layer properties{.a{--a:0}}@layer theme{:root{--b:red}}@layer base{*{margin:0}@media print{a{color:red}}}' +
  '@layer components;@layer utilities{.a{top:0}}html{color:var(--b)}';

test('the theme and the elements without a class are the foundation, which keeps the order of all layers', () => {
  expect(splitStyles(SHEET).foundation).toBe(
    '@layer properties,theme,base,components,utilities;@layer theme{:root{--b:red}}@layer base{*{margin:0}@media print{a{color:red}}}',
  );
});

test('the rest has everything else', () => {
  expect(splitStyles(SHEET).rest).toBe(
    '@layer properties{.a{--a:0}}@layer components;@layer utilities{.a{top:0}}html{color:var(--b)}',
  );
});

test('a layer written in two places belongs to the foundation in both', () => {
  const sheet = '@layer base{a{top:0}}p{top:0}@layer base{b{top:0}}';
  expect(splitStyles(sheet)).toEqual({
    foundation: '@layer base;@layer base{a{top:0}}@layer base{b{top:0}}',
    rest: 'p{top:0}',
  });
});

test('a brace in a string does not end a layer', () => {
  const layer = '@layer base{a:before{content:"}"}b{top:0}}';
  expect(splitStyles(`${layer}p{top:0}`)).toEqual({
    foundation: `@layer base;${layer}`,
    rest: 'p{top:0}',
  });
});

test.each([
  ['without a foundation', '.a{top:0}', 'The style sheet has no layer of the foundation.'],
  ['that does not end', '@layer base{a{top:0}', 'Unclosed block'],
])('a sheet %s stops the build', (_, sheet, said) => {
  expect(() => splitStyles(sheet)).toThrow(said);
});
