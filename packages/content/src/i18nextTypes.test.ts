import { expect, test } from 'vitest';

import { compileSnippets, wrongLineOf } from './testing/compileSnippets.ts';

/** Each snippet has one mistake, on the line that ends in `// wrong`. */
const mistakes: Record<string, { code: string; says: RegExp }> = {
  'a component asks for a key that does not exist': {
    code: `t(($) => $.relief.watr.title); // wrong`,
    says: /Property 'watr' does not exist .* Did you mean 'water'\?/,
  },
  'a component asks for a key by its text': {
    code: `t('relief.title'); // wrong`,
    says: /Argument of type 'string' is not assignable/,
  },
  'a component forgets a variable': {
    code: `t(
        ($) => $.relief.water.detail, // wrong
      );`,
    says: /No overload matches this call.*{{people}}/s,
  },
  'a component misspells a variable': {
    code: `t(($) => $.relief.water.detail, { peple: '31,825' }); // wrong`,
    says: /Property 'people' is missing in type '{ peple: string; }'/,
  },
  'a component counts without a count': {
    code: `t(
        ($) => $.raffle.ticket, // wrong
      );`,
    says: /No overload matches this call.*{{count}}/s,
  },
};

const correct = `t(($) => $.relief.water.detail, { people: '31,825' });
    t(($) => $.raffle.ticket, { count: 2 });
    t(($) => $['404'].title);
    // The organization's own name need not be handed over.
    t(($) => $.meta.title.default);`;

const snippets = [...Object.values(mistakes).map(({ code }) => code), correct].map(
  (code) => `import '../../src/i18nextTypes.ts';
    import { createInstance } from 'i18next';
    const { t } = createInstance();
    ${code}
    export {};`,
);
const errors = compileSnippets(snippets);

test.each(Object.entries(mistakes).map(([name, { says }], index) => ({ name, says, index })))(
  '$name: one compile error, at its line',
  ({ says, index }) => {
    const [error, ...others] = errors[index] ?? [];

    expect(error).toMatch(new RegExp(`^${wrongLineOf(snippets[index] ?? '')}: `));
    expect(error).toMatch(says);
    expect(others).toEqual([]);
  },
);

test('a call with a known key and its variables compiles', () => {
  expect(errors.at(-1)).toEqual([]);
});
