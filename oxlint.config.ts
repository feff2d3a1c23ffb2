import type { OxlintConfig } from 'oxlint';

/**
 * What each folder of `apps/web/src` may import besides itself, from the lowest layer up.
 * Everything else is refused. Files directly in `apps/web/src`, such as the entries, may import all
 * of them, and a test whatever it needs.
 */
const arrows = {
  ui: [],
  navigation: [],
  parts: ['i18n.ts'],
  head: ['i18n.ts', 'navigation', 'pages.ts'],
  sentences: ['ui'],
  boundary: ['sentences', 'ui'],
  language: ['head/addresses.ts', 'i18n.ts', 'navigation', 'parts'],
  frame: ['art', 'i18n.ts', 'language', 'ui'],
  sections: ['art', 'boundary', 'i18n.ts', 'sentences', 'ui', 'useFigureText.ts'],
  pages: [
    'Hydrated.tsx',
    'RestOfStyles.tsx',
    'boundary',
    'frame',
    'i18n.ts',
    'language',
    'navigation',
    'pages.ts',
    'parts',
    'sections',
    'sentences',
    'ui',
  ],
  early: ['navigation', 'sections/contact/draft/storedDraft.ts'],
};

/**
 * What the folders of the contact section may import besides what every section may. Files directly
 * in it may import all of them.
 */
const arrowsOfContact = {
  fields: [],
  draft: [],
  sending: [],
  notices: ['sending/formState.ts'],
};

/** The exception: these files of `parts` list the sections that come with each part of the page. */
const listsOfSections = ['laterParts.ts', 'lowerSections.ts', 'stillSections.ts'];

/**
 * The same for the folders of the function. `index.ts` and `createHandler.ts` may import all of
 * them. What is injected, such as the real database, has no arrow.
 */
const arrowsOfFunction = {
  request: [],
  mails: [],
  store: ['mails/outgoingMail.ts'],
  delivery: ['mails/outgoingMail.ts', 'store/store.ts'],
  message: ['delivery', 'mails', 'request', 'store/store.ts', 'store/submitWithRetries.ts'],
};
/** Each of these folders may import them, and they import nothing. */
const sharedInFunction = ['clock.ts', 'config.ts', 'log.ts', 'timeouts.ts'];

/** The same for the folders of the prerender. Files directly in it may import all of them. */
const arrowsOfPrerender = {
  checks: [],
  minify: [],
  siteFiles: ['../src/head', '../src/pages.ts'],
};

/** What the function must not import of the page and the tools. */
const notForFunction = [
  '@wnc/**',
  '!@wnc/{content,validation}/*',
  'react*',
  'react-dom/*',
  'i18next',
];

/**
 * Refuses the imports that match one of `patterns`; a later pattern with `!` allows some of them
 * again.
 */
const refuse = (files: string, patterns: string[], message: string) => ({
  files: [files],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ group: patterns, message }] }],
  } satisfies OxlintConfig['rules'],
});

/**
 * Refuses imports from outside a folder in `root`, except `names`. `up` is the relative path from
 * its files to `root`.
 */
const holdIn =
  (root: string) =>
  (files: string, names: string[], up = '..', patterns = ['../**']) =>
    refuse(
      `${root}/${files}`,
      [...patterns, ...names.flatMap((name) => [`!${up}/${name}`, `!${up}/${name}/**`])],
      `${files} imports besides itself only: ${names.join(', ') || 'nothing'}. See oxlint.config.ts.`,
    );
const hold = holdIn('apps/web/src');
const holdContact = holdIn('apps/web/src/sections/contact');
const holdPrerender = holdIn('apps/web/prerender');
const holdFunction = holdIn('supabase/functions/send-contact-email');

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { es2024: true },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    // A no-break space looks like any other space; written as `\u00A0`, it can be seen.
    'no-irregular-whitespace': ['error', { skipStrings: false }],
    'import/no-cycle': 'error',
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/consistent-type-imports': 'error',
  },
  // Where two overrides set the same rule for a file, the later one applies.
  overrides: [
    refuse(
      'packages/content/src/**',
      ['**', '!./**', '!i18next'],
      'Content is the lowest layer: it imports only from itself.',
    ),
    refuse(
      'packages/validation/src/**',
      ['**', '!./**', '!zod/mini'],
      'The schema imports only zod.',
    ),
    refuse(
      'supabase/functions/**',
      ['../../**', ...notForFunction],
      'The function and the page share only packages/content and packages/validation.',
    ),
    holdFunction('{clock,config,log,timeouts}.ts', [], '.', ['./**', '../**', ...notForFunction]),
    // Any folder without a line in the list above.
    holdFunction('*/**', [], '..', ['../**', ...notForFunction]),
    ...Object.entries(arrowsOfFunction).map(([folder, names]) =>
      holdFunction(`${folder}/**`, [...sharedInFunction, ...names], '..', [
        '../**',
        ...notForFunction,
      ]),
    ),
    refuse(
      'apps/web/**',
      ['**/supabase/**'],
      'The page and the function share only packages/content and packages/validation.',
    ),
    // Any folder without a line in the list above.
    ...Object.entries({ '*': [], ...arrowsOfPrerender }).map(([folder, names]) =>
      holdPrerender(`${folder}/**`, names),
    ),
    refuse(
      'apps/web/src/{i18n,pages,useFigureText}.ts',
      ['./**', '../**', '!./i18n.ts', '!./navigation/**'],
      'Nearly every folder imports these files, so they import no folder but navigation.',
    ),
    // Any folder without a line in the list above.
    hold('*/**', []),
    ...Object.entries(arrows).map(([folder, names]) => hold(`${folder}/**`, names)),
    ...listsOfSections.map((file) =>
      hold(`parts/${file}`, [...arrows.parts, 'frame/Footer.tsx', 'sections']),
    ),
    // A section in a single file may import no neighbor; one in a folder, those in that folder.
    hold('sections/*', arrows.sections, '..', ['./**', '../**']),
    hold('sections/*/**', arrows.sections, '../..'),
    // Any folder without a line in the list above.
    ...Object.entries({ '*': [], ...arrowsOfContact }).map(([folder, names]) =>
      holdContact(`${folder}/**`, [...names, ...arrows.sections.map((name) => `../../${name}`)]),
    ),
    // A shared widget knows neither words nor content: whatever it shows is passed to it.
    hold('ui/**', arrows.ui, '..', ['../**', '@wnc/**', '*i18next']),
    {
      files: ['**/*.test.{ts,tsx}', '**/src/testing/**', 'supabase/functions/*/testing/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['apps/web/src/**'],
      rules: { 'no-restricted-globals': ['error', 'name', 'event', 'status'] },
    },
    {
      files: ['apps/web/e2e/**'],
      rules: { 'no-await-in-loop': 'off', 'unicorn/consistent-function-scoping': 'off' },
    },
    {
      files: ['scripts/**/*.test.mjs'],
      rules: { 'no-await-in-loop': 'off' },
    },
    {
      files: ['supabase/suite/**'],
      rules: { 'vitest/no-standalone-expect': 'off', 'vitest/no-conditional-expect': 'off' },
    },
  ],
} satisfies OxlintConfig;
