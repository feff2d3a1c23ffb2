import { type Mistake, tryMistakes } from './testing/tryMistakes.ts';

const mistakes: Record<string, Mistake> = {
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

tryMistakes(
  mistakes,
  correct,
  (code) => `import '../../src/i18nextTypes.ts';
    import { createInstance } from 'i18next';
    const { t } = createInstance();
    ${code}
    export {};`,
);
