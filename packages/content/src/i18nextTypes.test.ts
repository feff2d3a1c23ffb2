import { type Mistake, tryMistakes } from './testing/tryMistakes.ts';

/** Words of their own, next to the pages', so that no edit can remove them (decision 015). */
const givenWords = `declare module '../../src/resources.ts' {
      interface PageResource {
        given: {
          water: { title: 'Clean water'; detail: 'for {{people}} people' };
          ticket_one: '{{count}} ticket';
          ticket_other: '{{count}} tickets';
        };
      }
    }`;

const mistakes: Record<string, Mistake> = {
  'a component asks for a key that does not exist': {
    code: `t(($) => $.given.watr.title); // wrong`,
    says: /Property 'watr' does not exist .* Did you mean 'water'\?/,
  },
  'a component asks for a key by its text': {
    code: `t('given.water.title'); // wrong`,
    says: /Argument of type 'string' is not assignable/,
  },
  'a component forgets a variable': {
    code: `t(
        ($) => $.given.water.detail, // wrong
      );`,
    says: /No overload matches this call.*{{people}}/s,
  },
  'a component misspells a variable': {
    code: `t(($) => $.given.water.detail, { peple: '31,825' }); // wrong`,
    says: /Property 'people' is missing in type '{ peple: string; }'/,
  },
  'a component counts without a count': {
    code: `t(
        ($) => $.given.ticket, // wrong
      );`,
    says: /No overload matches this call.*{{count}}/s,
  },
};

const correct = `t(($) => $.given.water.detail, { people: '31,825' });
    t(($) => $.given.ticket, { count: 2 });
    // And some of the pages' own words.
    t(($) => $.raffle.ticket, { count: 2 });
    t(($) => $['404'].title);
    // The organization's own name need not be passed.
    t(($) => $.meta.title.default);`;

tryMistakes(
  mistakes,
  correct,
  (code) => `import '../../src/i18nextTypes.ts';
    import { createInstance } from 'i18next';
    ${givenWords}
    const { t } = createInstance();
    ${code}
    export {};`,
);
