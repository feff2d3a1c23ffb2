import { expect, test } from 'vitest';

import { plainProperties } from './plainProperties.ts';

/** What Tailwind writes, with these initial values and rules. */
const sheet = (initialValues: string, rules: string) =>
  `${rules}
@property --tw-shadow { syntax: "*"; inherits: false; }
@layer properties { @supports (not (margin-trim: inline)) { *, ::before { ${initialValues} } } }`;

function transformed(css: string): string {
  const { transform } = plainProperties();
  if (typeof transform !== 'object') throw new TypeError('The plugin has no transform.');
  const handler = transform.handler as (code: string, id: string) => { code: string };
  return handler(css, 'first.css').code.replaceAll(/\s+/g, ' ').trim();
}

test('a variable has its initial value in the classes that read it', () => {
  const rules = '.shadow { --tw-shadow: 0 1px red; } .card:hover { box-shadow: var(--tw-shadow); }';
  expect(transformed(sheet('--tw-shadow: 0 0 #0000;', rules))).toBe(
    `@layer properties{.card{--tw-shadow:0 0 #0000}}${rules}`,
  );
});

test('a variable that no rule sets is replaced by its initial value', () => {
  const rules = '.border { border-style: var(--tw-border-style); }';
  expect(transformed(sheet('--tw-border-style: solid;', rules))).toBe(
    '@layer properties;.border { border-style: solid; }',
  );
});

test('the initial value takes precedence over the fallback of `var()`', () => {
  const rules = '.card { gap: var(--tw-gap, 7px); }';
  expect(transformed(sheet('--tw-gap: 0px', rules))).toBe('@layer properties;.card { gap: 0px; }');
});

test('a fallback with a calculation is replaced as a whole', () => {
  const rules = '.card { gap: var(--tw-gap, calc(1px + var(--gap, 1px))); }';
  expect(transformed(sheet('--tw-gap: 0px;', rules))).toBe('@layer properties;.card { gap: 0px; }');
});

test('a brace in a string does not end a rule', () => {
  const rules =
    '.shadow { --tw-shadow: 0 1px red; } .card::after { content: "}"; box-shadow: var(--tw-shadow); }';
  expect(transformed(sheet('--tw-shadow: 0 0 #0000;', rules))).toBe(
    `@layer properties{.card{--tw-shadow:0 0 #0000}}${rules}`,
  );
});

test('a shadow that no rule sets is left out of the list', () => {
  const rules = '.card { --tw-shadow: 0 1px red; box-shadow: var(--tw-ring), var(--tw-shadow); }';
  expect(transformed(sheet('--tw-ring: 0 0 #0000; --tw-shadow: 0 0 #0000;', rules))).toBe(
    '@layer properties{.card{--tw-shadow:0 0 #0000}}.card { --tw-shadow: 0 1px red; box-shadow: var(--tw-shadow); }',
  );
});

test('a variable that no rule reads gets no initial value', () => {
  const rules = '.card { --tw-alpha: 50%; --tw-shadow: 0 1px red; box-shadow: var(--tw-shadow); }';
  expect(transformed(sheet('--tw-alpha: 100%; --tw-shadow: 0 0 #0000;', rules))).toBe(
    `@layer properties{.card{--tw-shadow:0 0 #0000}}${rules}`,
  );
});

test('a variable without an initial value keeps the fallback of `var()`', () => {
  const rules = '.card { inset: var(--tw-inset, 0); }';
  expect(transformed(sheet('--tw-inset: initial;', rules))).toBe(`@layer properties;${rules}`);
});

test('a style sheet in which Tailwind writes this differently stops the build', () => {
  expect(() => transformed('@property --tw-x {}')).toThrow(
    "first.css has no initial values for Tailwind's variables.",
  );
});
