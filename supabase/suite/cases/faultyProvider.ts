import { expect } from 'vitest';

import { expectAccepted } from '../harness/expectAnswer.ts';
import type { Fault } from '../harness/startMailProvider.ts';
import { hasAlert, mailsOf } from './mailStates.ts';
import type { MatrixCase } from './matrixCase.ts';

/** The first try of both mails fails; then the provider works again. */
export const faulty = (
  id: string,
  what: string,
  fault: Fault,
  after: { readonly team: object; readonly visitor: object; readonly alert?: string },
  outcome = 'M1 T1 V1',
): MatrixCase => ({
  id,
  what,
  outcome,
  run: async (harness) => {
    harness.provider.always = fault;
    expectAccepted(await harness.post());
    await harness.settled();
    const [team, visitor] = await mailsOf(harness);
    expect(team).toMatchObject({ lease_until: null, ...after.team });
    expect(visitor).toMatchObject({ lease_until: null, ...after.visitor });
    if (after.alert !== undefined) expect(hasAlert(harness, after.alert)).toBe(true);
  },
});
