import { resolve } from 'node:path';

import { languageOf, defaultLanguage } from '@wnc/content/languages';
import { terms } from '@wnc/content/tooltips';
import { type I18nextToolkitConfig, recommendedAcceptedAttributes } from 'i18next-cli';

const SOURCE = resolve(import.meta.dirname, '../src');

/** Keys that the tool cannot see: part of them is chosen at run time. */
const CHOSEN_AT_RUN_TIME = [
  // NotFoundPage shows every language at once, without t().
  '404.*',
  'accessibility.facebook',
  'accessibility.instagram',
  'achievements.*.text',
  'achievements.*.title',
  'formats.qualifier.*',
  'contact.tabs.*.label',
  'contact.tabs.*.lead',
  'impact.*.subtitle',
  'impact.*.title',
  'meta.description.*',
  'meta.title.*',
  'nav.about',
  'nav.chw',
  'nav.contact',
  'nav.long.*',
  'nav.programs',
  'nav.relief',
  'nav.team',
  'problem.codes.*',
  'programs.*.description',
  'programs.*.impact',
  'programs.*.subtitle',
  'programs.*.title',
  'raffle.*.badge',
  'raffle.*.text',
  'raffle.*.title',
  'stats.*',
  'team.biographies.*',
  'team.roles.*',
  ...Object.keys(terms).map((term) => `tooltips.${term}`),
];

/** Attributes of our own components that hold text for the visitor. */
const OWN_ATTRIBUTES = ['explanation', 'hint', 'lead', 'newTab', 'text'];

/** What i18next-cli looks at. `output` is the pattern of the files with the words. */
export const wordsConfig = (output: string): I18nextToolkitConfig => ({
  locales: [languageOf(defaultLanguage).tag],
  extract: {
    input: `${SOURCE}/**/*.{ts,tsx}`,
    ignore: ['**/*.test.{ts,tsx}', '**/testing/**'],
    output,
    defaultNS: 'site',
    preservePatterns: CHOSEN_AT_RUN_TIME,
  },
  lint: {
    acceptedTags: 'all',
    acceptedAttributes: [...recommendedAcceptedAttributes, ...OWN_ATTRIBUTES],
    // Its content is for machines, or comes from t().
    ignoredTags: ['meta'],
    checkConcatenation: 'error',
  },
});
