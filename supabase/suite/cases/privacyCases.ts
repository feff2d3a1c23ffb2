import { expect } from 'vitest';

import type { Harness } from '../harness/createHarness.ts';
import { expectAccepted } from '../harness/expectAnswer.ts';
import * as faults from '../harness/mailFaults.ts';
import { newAddress, newVisitor } from '../harness/visitor.ts';
import type { MatrixCase } from './matrixCase.ts';

const DAY = 24 * 3_600_000;

/** What was deleted on purpose does not count as lost. */
async function forgetTheGone({ database, provider, exchanges }: Harness): Promise<void> {
  const ids = (await database.messages()).map(({ id }) => id);
  const isLeft = (key: string) => ids.some((id) => key.endsWith(id));
  const sent = provider.sent.filter(({ key }) => isLeft(key));
  provider.sent.splice(0, provider.sent.length, ...sent);
  const answered = exchanges.filter(({ answer }) => isLeft(String(answer?.json?.['id'])));
  exchanges.splice(0, exchanges.length, ...answered);
}

/** Section N: what is kept about whom, and for how long. */
export const privacyCases: readonly MatrixCase[] = [
  {
    id: 'N01',
    what: 'headers with names, keys and addresses leave no trace in the log',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const canaries = Object.fromEntries(
        [
          'user-agent',
          'referer',
          'cookie',
          'authorization',
          'apikey',
          'x-client-info',
          'accept-language',
        ].map((name) => [name, `canary-in-${name}`]),
      );
      expectAccepted(await harness.post({}, canaries));
      await harness.post({ email: 'canary' }, canaries);
      await harness.post({}, { ...canaries, 'content-type': 'canary/canary' });
      await harness.request(
        { method: 'GET', headers: canaries },
        '/functions/v1/canary?canary=canary',
      );
    },
  },
  {
    id: 'N02',
    what: 'after 180 days a message is gone with its mails, and a bucket after 31',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      expectAccepted(await harness.post());
      await harness.settled();
      const purge = async (days: number) => {
        const [row] = await harness.database.sql<{ gone: Record<string, number> }[]>`
          select contact.purge(${new Date(harness.now() + days * DAY)}) as gone`;
        return row?.gone;
      };
      expect(await purge(30)).toEqual({ messages: 0, buckets: 0, kept: 0 });
      expect(await purge(32)).toMatchObject({ messages: 0, kept: 0 });
      expect(await harness.database.sql`select from contact.buckets`).toHaveLength(0);
      expect(await purge(179)).toMatchObject({ messages: 0, kept: 0 });
      expect(await purge(180)).toMatchObject({ messages: 1, kept: 0 });
      expect(await harness.database.mails()).toHaveLength(0);
      await forgetTheGone(harness);
    },
  },
  {
    id: 'N03',
    what: 'a message that the team never got is kept, however old',
    outcome: 'M1 T1 V0',
    run: async (harness) => {
      harness.provider.always = faults.refuse(401, 'missing_api_key');
      expectAccepted(await harness.post());
      await harness.settled();
      const [row] = await harness.database.sql`
        select contact.purge(${new Date(harness.now() + 400 * DAY)}) as gone`;
      expect(row?.['gone']).toMatchObject({ messages: 0, kept: 1 });
      await harness.advance(2 * DAY);
    },
  },
  {
    id: 'N04',
    what: 'of an address, 16 bytes of a hash are kept, different ones the next day, and nothing else',
    outcome: 'M3 T3 V3',
    run: async (harness) => {
      const from = { 'cf-connecting-ip': newAddress() };
      await harness.post({}, from);
      await harness.post({}, from);
      await harness.settled();
      await harness.advance(DAY);
      await harness.post({}, from);
      const hashes = (await harness.database.messages()).map(({ address_hash }) => address_hash);
      expect(hashes.map((hash) => hash?.length)).toEqual([16, 16, 16]);
      const [first, second, third] = hashes.map((hash) => hash?.toString('hex'));
      expect(first).toBe(second);
      expect(first).not.toBe(third);
      const all = await harness.database.sql<{ row: string }[]>`
        select to_jsonb(m)::text as row from contact.messages m
        union all select to_jsonb(m)::text from contact.mails m
        union all select to_jsonb(b)::text from contact.buckets b`;
      for (const { row } of all) expect(row).not.toContain(from['cf-connecting-ip']);
    },
  },
  {
    id: 'N06',
    what: 'whoever asks to be forgotten is, with all mails and buckets, however the address is written',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      const other = newAddress();
      await harness.post({}, { 'cf-connecting-ip': other });
      await harness.post({ email: visitor.email });
      await harness.post({ email: visitor.email.toUpperCase() });
      await harness.settled();
      const [row] = await harness.database.sql`
        select contact.erase(${` ${visitor.email.toUpperCase()} `}) as gone`;
      expect(row?.['gone']).toBe(2);
      const left = await harness.database.sql<{ row: string }[]>`
        select to_jsonb(m)::text as row from contact.messages m
        union all select to_jsonb(m)::text from contact.mails m`;
      for (const each of left) expect(each.row.toLowerCase()).not.toContain(visitor.email);
      const buckets = await harness.database.sql`
        select from contact.buckets where rule like 'recipient%' or rule like 'address%'`;
      expect(buckets).toHaveLength(4);
      await forgetTheGone(harness);
    },
  },
];
