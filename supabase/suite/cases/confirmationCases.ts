import { expect } from 'vitest';

import { expectAccepted } from '../harness/expectAnswer.ts';
import { newAddress, newVisitor } from '../harness/visitor.ts';
import type { MatrixCase } from './matrixCase.ts';
import { from, sendMany } from './sendMany.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/* oxlint-disable no-await-in-loop -- in limits the order of the messages is the point */
/** Section G: how many confirmations one sender, or one recipient, can cause. */
export const confirmationCases: readonly MatrixCase[] = [
  {
    id: 'G09',
    what: 'one address can cause three confirmations an hour and six a day',
    outcome: 'M9 T9 V6',
    run: async (harness) => {
      const address = newAddress();
      await sendMany(harness, 4, () => address);
      await harness.advance(61 * MINUTE_MS);
      await sendMany(harness, 4, () => address);
      await harness.advance(61 * MINUTE_MS);
      await sendMany(harness, 1, () => address);
      const reasons = (await harness.database.mails()).flatMap(({ reason }) => reason ?? []);
      expect(reasons).toEqual(['address_limit', 'address_limit', 'address_limit']);
    },
  },
  {
    id: 'G10, G11',
    what: 'one person gets one confirmation a day and three in 30 days, to the millisecond',
    outcome: 'M8 T8 V4',
    run: async (harness) => {
      const { email } = newVisitor();
      const send = async () => expectAccepted(await harness.post({ email }));
      const confirmed = async () =>
        (await harness.database.mails()).filter(({ kind, reason }) => kind === 'visitor' && !reason)
          .length;
      await send();
      await send();
      await harness.advance(DAY_MS - 1);
      await send();
      expect(await confirmed()).toBe(1);
      await harness.advance(1);
      await send();
      await harness.advance(DAY_MS);
      await send();
      await harness.advance(DAY_MS);
      await send();
      await harness.advance(27 * DAY_MS - 1);
      await send();
      expect(await confirmed()).toBe(3);
      await harness.advance(1);
      await send();
    },
  },
  {
    id: 'G12',
    what: 'dots, tags and capitals in an address do not make it another person',
    outcome: 'M5 T5 V2',
    run: async (harness) => {
      for (const email of [
        'v.i.c+1@gmail.com',
        'VIC+2@GMAIL.com',
        'vic@googlemail.com',
        'v.ic@Gmail.com',
        'vicky@gmail.com',
      ]) {
        expectAccepted(await harness.post({ email }));
      }
      const { sent } = harness.provider;
      expect(JSON.stringify(sent.map(({ to }) => to))).not.toContain('VIC+2');
    },
  },
  {
    id: 'G13',
    what: 'a refused confirmation does not count toward other limits',
    outcome: 'M6 T6 V4',
    run: async (harness) => {
      const address = newAddress();
      const { email } = newVisitor();
      expectAccepted(await harness.post({ email }));
      for (let index = 0; index < 2; index += 1) {
        expectAccepted(await harness.post({ email }, from(address)));
      }
      await sendMany(harness, 3, () => address);
    },
  },
];
/* oxlint-enable no-await-in-loop */
