import type { Harness } from '../harness/createHarness.ts';
import { expectAccepted } from '../harness/expectAnswer.ts';
import { isTeam } from '../harness/mailPayload.ts';
import type { SentMail } from '../harness/startMailProvider.ts';
import type { MatrixCase } from './matrixCase.ts';

type Mails = { team: SentMail; visitor: SentMail };

/** Sends one message and checks the two mails about it. */
export const oneMessage = (
  id: string,
  what: string,
  fields: Readonly<Record<string, unknown>>,
  check: (mails: Mails, harness: Harness) => void | Promise<void>,
): MatrixCase => ({
  id,
  what,
  outcome: 'M1 T1 V1',
  run: async (harness) => {
    expectAccepted(await harness.post(fields));
    await harness.settled();
    const [team, visitor] = [
      harness.provider.sent.find(isTeam),
      harness.provider.sent.find((mail) => !isTeam(mail)),
    ];
    if (!team || !visitor) throw new Error('A mail is missing.');
    await check({ team, visitor }, harness);
  },
});
