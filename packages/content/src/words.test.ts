import { type Mistake, tryMistakes } from './testing/tryMistakes.ts';

const mistakes: Record<string, Mistake> = {
  'a language is missing': {
    code: `words({
      title: { en: 'Hello' }, // wrong
    });`,
    says: /Property 'es' is missing .* "Español is missing"/,
  },
  'English is missing': {
    code: `words({
      title: { es: 'Hola' }, // wrong
    });`,
    says: /Property 'en' is missing .* "English is missing"/,
  },
  'there is a language that the site does not have': {
    code: `words({
      title: {
        en: 'Hello',
        es: 'Hola',
        xx: 'Hello', // wrong
      },
    });`,
    says: /"xx is not a language of this site"/,
  },
  'a language is misspelled': {
    code: `words({
      title: {
        en: 'Hello',
        es: 'Hola',
        ess: 'Hola', // wrong
      },
    });`,
    says: /"ess is not a language of this site"/,
  },
  'a placeholder is spelled differently': {
    code: `words({
      deep: {
        title: {
          en: 'Hello {{name}}',
          es: 'Hola, {{nombre}}', // wrong
        },
      },
    });`,
    says: /"Español: {{name}} of the English sentence is missing"/,
  },
  'a placeholder is left out': {
    code: `words({
      title: {
        en: '{{count}} of {{number}}',
        es: '{{count}} en total', // wrong
      },
    });`,
    says: /"Español: {{number}} of the English sentence is missing"/,
  },
  'a placeholder is added': {
    code: `words({
      title: {
        en: 'Hello',
        es: 'Hola, {{name}}', // wrong
      },
    });`,
    says: /"Español: {{name}} is not in the English sentence"/,
  },
  'a placeholder that no page fills in is added in every language': {
    code: `words({
      title: {
        en: 'Hello {{org2}}', // wrong
        es: 'Hola, {{org2}}',
      },
    });`,
    says: /"English: no page fills in {{org2}}, see placeholders\.ts"/,
  },
  'Spanish lacks the form for millions': {
    code: `words({
      tickets: {
        en: { one: '{{count}} ticket', other: '{{count}} tickets' },
        es: { one: '{{count}} boleto', other: '{{count}} boletos' }, // wrong
      },
    });`,
    says: /Property 'many' is missing .* "Español needs the plural form many"/,
  },
  'a plural form does not exist in the language': {
    code: `words({
      tickets: {
        en: { one: '{{count}} ticket', other: '{{count}} tickets' },
        es: {
          one: '{{count}} boleto',
          few: '{{count}} boletos', // wrong
          many: '{{count}} de boletos',
          other: '{{count}} boletos',
        },
      },
    });`,
    says: /"Español has no plural form few"/,
  },
  'a plural form changes a placeholder': {
    code: `words({
      tickets: {
        en: { one: '{{count}} ticket', other: '{{count}} tickets' },
        es: {
          one: '{{count}} boleto',
          many: '{{number}} de boletos', // wrong
          other: '{{count}} boletos',
        },
      },
    });`,
    says: /"Español: {{count}} of the English sentence is missing"/,
  },
  'only English counts': {
    code: `words({
      tickets: {
        en: { one: '{{count}} ticket', other: '{{count}} tickets' },
        es: '{{count}} boletos', // wrong
      },
    });`,
    says: /"Español: plural forms are needed, as in English"/,
  },
  'only Spanish counts': {
    code: `words({
      tickets: {
        en: 'tickets',
        es: { one: 'boleto', many: 'boletos', other: 'boletos' }, // wrong
      },
    });`,
    says: /"Español: one sentence is needed, as in English"/,
  },
  'a sentence is empty': {
    code: `words({
      title: {
        en: 'Hello',
        es: '', // wrong
      },
    });`,
    says: /"Español: the sentence is empty"/,
  },
  'a sentence stands in no language': {
    code: `words({
      title: 'Hello', // wrong
    });`,
    says: /"a sentence stands inside a pair, once in each language"/,
  },
  'a sample is marked with no': {
    code: `words({
      title: {
        en: 'Hello',
        es: 'Hola',
        sample: false, // wrong
      },
    });`,
    says: /"write sample: true, or leave it out"/,
  },
};

const correct = `words({
      title: { en: 'Hello {{name}}', es: 'Hola, {{name}}', sample: true },
      deep: { er: { en: 'Us', es: 'Nuestro equipo' } },
      tickets: {
        en: { one: '{{count}} ticket', other: '{{count}} tickets' },
        es: { one: '{{count}} boleto', many: '{{count}} de boletos', other: '{{count}} boletos' },
      },
    }).title.en satisfies 'Hello {{name}}';`;

tryMistakes(
  mistakes,
  correct,
  (code) => `import { words } from '../../src/words.ts';
    ${code}
    export {};`,
);
