import type { Harness } from '../harness/createHarness.ts';
import { expectAccepted, expectProblem, type FieldErrors } from '../harness/expectAnswer.ts';
import type { Answer } from '../harness/send.ts';

/** What a case has measured, for the report. */
export type Figures = Readonly<Record<string, number | undefined>>;

/** One case: what is done, and what exists in the end, after every fault has been repaired. */
export type MatrixCase = {
  /** The identifiers of what it tests, such as H05; the README says what each section is about. */
  readonly id: string;
  /** What happens, as a sentence. */
  readonly what: string;
  readonly run: (harness: Harness) => Promise<Figures | void>;
  /**
   * What exists at the end, where that is known: `M1 T1 V0` is one stored message (M), one mail
   * that went out to the team (T) and no confirmation to the visitor (V).
   */
  readonly outcome?: string;
  /** The provider refuses the team's mail permanently, or the case deletes what it has stored. */
  readonly teamMayMiss?: true;
};

/** `202` and a reference, or a problem with this status, code and, for 422, errors per field. */
export type Expected =
  | 'accepted'
  | readonly [status: number, code: string]
  | readonly [status: 422, code: 'validation_failed', errors: FieldErrors];

/** A case of one request and its answer. */
export const oneRequest = (
  id: string,
  what: string,
  ask: (harness: Harness) => Promise<Answer>,
  expected: Expected,
  outcome: string,
): MatrixCase => ({
  id,
  what,
  outcome,
  run: async (harness) => {
    const answer = await ask(harness);
    if (expected === 'accepted') return expectAccepted(answer);
    const [status, code, errors] = expected;
    expectProblem(answer, status, code, errors ? { errors } : {});
  },
});
