import type { World } from '../world/createWorld.ts';
import { expectAccepted } from '../world/expectAnswer.ts';
import { isTeam } from '../world/mailPayload.ts';
import type { SentMail } from '../world/startMailProvider.ts';
import type { MatrixCase } from './matrixCase.ts';

type Mails = { team: SentMail; visitor: SentMail };

/** Sends one message and looks at the two mails that come of it. */
export const lookedAt = (
  id: string,
  what: string,
  fields: Readonly<Record<string, unknown>>,
  look: (mails: Mails, world: World) => void | Promise<void>,
): MatrixCase => ({
  id,
  what,
  store: 'M1 T1 V1',
  run: async (world) => {
    expectAccepted(await world.post(fields));
    await world.settled();
    const [team, visitor] = [
      world.provider.sent.find(isTeam),
      world.provider.sent.find((mail) => !isTeam(mail)),
    ];
    if (!team || !visitor) throw new Error('A mail is missing.');
    await look({ team, visitor }, world);
  },
});
