import type { World } from '../world/createWorld.ts';
import { expectAccepted, expectProblem, type FieldErrors } from '../world/expectAnswer.ts';
import type { Answer } from '../world/send.ts';

/** What a case has measured, for the report. */
export type Figures = Readonly<Record<string, number | undefined>>;

/** One case: what is done, and what exists in the end, after every fault has been repaired. */
export type MatrixCase = {
  /** The identifiers of the matrix that it tests. */
  readonly id: string;
  /** What happens, as a sentence. */
  readonly what: string;
  readonly run: (world: World) => Promise<Figures | void>;
  /** `M` stored messages, `T` team mails, `V` confirmations that went out; where that is known. */
  readonly store?: string;
  /** The provider refuses the team's mail permanently, or the case deletes what it has stored. */
  readonly teamMayMiss?: true;
};

export type Expected =
  | 'A'
  | readonly [status: number, code: string]
  | readonly [status: 422, code: 'validation_failed', errors: FieldErrors];

/** A case of one request and its answer. */
export const oneRequest = (
  id: string,
  what: string,
  ask: (world: World) => Promise<Answer>,
  expected: Expected,
  store: string,
): MatrixCase => ({
  id,
  what,
  store,
  run: async (world) => {
    const answer = await ask(world);
    if (expected === 'A') return expectAccepted(answer);
    const [status, code, errors] = expected;
    expectProblem(answer, status, code, errors ? { errors } : {});
  },
});
