/**
 * How much the compressed size varies by chance when as many letters are others: names of people,
 * the site's address, variants of the same code. A budget with less than that to spare fails when
 * somebody edits the page.
 */
export const CHANCE_BYTES = 160;

/**
 * How much of each kind a visitor may be sent, in bytes. The first pattern that matches the name of
 * a kind in `measureSizes.ts` wins. `contentGrowth.ts` allows for what the organization adds to the
 * page. Whoever raises a budget says in the commit what the visitor gets for it.
 */
export const budgets: readonly (readonly [kind: RegExp, bytes: number])[] = [
  [/^HTML of .* first screen$/, 14_000],
  [/^HTML of /, 22_000],
  [/^words of .* for a language switch$/, 9000],
  [/^early scripts/, 2000],
  [/at the first interaction/, 85_000],
  [/^all scripts/, 105_200],
  [/of the lower sections/, 7000],
  [/of the form/, 15_000],
  [/of the still sections/, 7000],
  [/^style sheet$/, 10_000],
  [/^fonts$/, 37_000],
  [/^drawings$/, 60_000],
];
