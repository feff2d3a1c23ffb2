import { expect } from 'vitest';

import { expectAccepted } from '../world/expectAnswer.ts';
import { newAddress, newVisitor } from '../world/visitor.ts';
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
    store: 'M9 T9 V6',
    run: async (world) => {
      const address = newAddress();
      await sendMany(world, 4, () => address);
      await world.advance(61 * MINUTE_MS);
      await sendMany(world, 4, () => address);
      await world.advance(61 * MINUTE_MS);
      await sendMany(world, 1, () => address);
      const reasons = (await world.database.mails()).flatMap(({ reason }) => reason ?? []);
      expect(reasons).toEqual(['address_limit', 'address_limit', 'address_limit']);
    },
  },
  {
    id: 'G10, G11',
    what: 'one person gets one confirmation a day and three in 30 days, to the millisecond',
    store: 'M8 T8 V4',
    run: async (world) => {
      const { email } = newVisitor();
      const send = async () => expectAccepted(await world.post({ email }));
      const confirmed = async () =>
        (await world.database.mails()).filter(({ kind, reason }) => kind === 'visitor' && !reason)
          .length;
      await send();
      await send();
      await world.advance(DAY_MS - 1);
      await send();
      expect(await confirmed()).toBe(1);
      await world.advance(1);
      await send();
      await world.advance(DAY_MS);
      await send();
      await world.advance(DAY_MS);
      await send();
      await world.advance(27 * DAY_MS - 1);
      await send();
      expect(await confirmed()).toBe(3);
      await world.advance(1);
      await send();
    },
  },
  {
    id: 'G12',
    what: 'dots, tags and capitals in an address do not make it another person',
    store: 'M5 T5 V2',
    run: async (world) => {
      for (const email of [
        'v.i.c+1@gmail.com',
        'VIC+2@GMAIL.com',
        'vic@googlemail.com',
        'v.ic@Gmail.com',
        'vicky@gmail.com',
      ]) {
        expectAccepted(await world.post({ email }));
      }
      const { sent } = world.provider;
      expect(JSON.stringify(sent.map(({ to }) => to))).not.toContain('VIC+2');
    },
  },
  {
    id: 'G13',
    what: 'a refused confirmation does not count toward other limits',
    store: 'M6 T6 V4',
    run: async (world) => {
      const address = newAddress();
      const { email } = newVisitor();
      expectAccepted(await world.post({ email }));
      for (let index = 0; index < 2; index += 1) {
        expectAccepted(await world.post({ email }, from(address)));
      }
      await sendMany(world, 3, () => address);
    },
  },
];
/* oxlint-enable no-await-in-loop */
