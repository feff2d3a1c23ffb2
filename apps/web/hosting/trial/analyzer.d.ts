/** What the tests use of Mozilla's analyzer, which ships no types. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  type Outcome = { constructor: { name: string }; result: string };
  export const ALL_TESTS: ((requests: object) => Outcome)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { grade: string; score: number };
  export function getScoreModifier(result: string): number;
}
