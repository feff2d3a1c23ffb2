import { visibleFields } from '@wnc/validation/fields';
import { expect } from 'vitest';

import type { Harness } from '../harness/createHarness.ts';
import { expectAccepted, expectProblem, expectRedirect } from '../harness/expectAnswer.ts';
import { newAddress, newVisitor, withoutId } from '../harness/visitor.ts';
import type { MatrixCase } from './matrixCase.ts';
import { atOnce } from './sendMany.ts';

const MINUTE_MS = 60_000;
const tokensOf = async (harness: Harness, rule: string) => {
  const rows = await harness.database.sql<{ taken: number }[]>`
    select cardinality(taken)::int as taken from contact.buckets where rule = ${rule}`;
  return rows.map(({ taken }) => taken);
};

/** Section F: one message stays one, however often it comes. */
export const repeatCases: readonly MatrixCase[] = [
  {
    id: 'F01',
    what: 'the same message a second later is a repeat',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      expectAccepted(await harness.post({ ...visitor }), { id: visitor.id });
      await harness.advance(1000);
      expectAccepted(await harness.post({ ...visitor }), { id: visitor.id, replayed: true });
      await harness.settled();
      expectAccepted(await harness.post({ ...visitor, id: visitor.id.toUpperCase() }), {
        id: visitor.id,
        replayed: true,
      });
    },
  },
  ...visibleFields.map((changed): MatrixCase => ({
    id: 'F02',
    what: `the same id with another ${changed} is a conflict, and the first one stays`,
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      expectAccepted(await harness.post({ ...visitor }));
      const other = changed === 'type' ? 'chw' : newVisitor()[changed];
      expectProblem(await harness.post({ ...visitor, [changed]: other }), 409, 'id_conflict');
      const [row] = await harness.database.messages();
      expect(row).toMatchObject(visitor);
    },
  })),
  {
    id: 'F03',
    what: 'a double click is one message',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      const answers = await atOnce(2, () => harness.post({ ...visitor }));
      expect(answers.map(({ status }) => status)).toEqual([202, 202]);
      expect(answers.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(1);
    },
  },
  {
    id: 'F04',
    what: '60 copies at once are one message and one token',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      const from = { 'cf-connecting-ip': newAddress() };
      const answers = await atOnce(60, () => harness.post({ ...visitor }, from));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
      expect(await tokensOf(harness, 'address_day')).toEqual([1]);
      expect(await tokensOf(harness, 'site_hour')).toEqual([1]);
    },
  },
  {
    id: 'F05',
    what: '20 different texts at once under one id are one message and 19 conflicts',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const { id } = newVisitor();
      const answers = await atOnce(20, () => harness.post({ ...newVisitor(), id }));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        202,
        ...Array<number>(19).fill(409),
      ]);
    },
  },
  {
    id: 'F06',
    what: 'a page that gave up waiting and tries again finds its message',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      const leaving = new AbortController();
      harness.proxy.delayMs = 200;
      const first = harness.postBody(JSON.stringify(visitor), { signal: leaving.signal });
      setTimeout(() => leaving.abort(), 300);
      await expect(first).rejects.toThrow(/abort/i);
      harness.proxy.delayMs = 0;
      const again = await harness.post({ ...visitor });
      expect([again.status, again.json?.['id']]).toEqual([202, visitor.id]);
    },
  },
  {
    id: 'F07',
    what: 'a form that is posted again within ten minutes is a repeat',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const fields = withoutId(newVisitor());
      const first = await harness.postForm(fields);
      expectRedirect(first, /^\/contact\/thanks\/\?ref=MSG-/);
      await harness.advance(9 * MINUTE_MS);
      const again = await harness.postForm(fields);
      expect(again.headers['location']).toBe(first.headers['location']);
    },
  },
  {
    id: 'F07',
    what: 'eight copies of a form at once are one message',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const fields = withoutId(newVisitor());
      const from = { 'cf-connecting-ip': newAddress() };
      const all = await atOnce(8, () => harness.postForm(fields, from));
      expect(new Set(all.map(({ headers }) => headers['location'])).size).toBe(1);
      expect(await tokensOf(harness, 'address_day')).toEqual([1]);
    },
  },
  {
    id: 'F08',
    what: 'the same words eleven minutes later are another message',
    outcome: 'M2 T2 V1',
    run: async (harness) => {
      const fields = withoutId(newVisitor());
      await harness.postForm(fields);
      await harness.advance(11 * MINUTE_MS);
      await harness.postForm(fields);
    },
  },
  {
    id: 'F11',
    what: 'the same words from two people are two messages',
    outcome: 'M2 T2 V2',
    run: async (harness) => {
      const fields = withoutId(newVisitor());
      await harness.postForm(fields);
      await harness.postForm({ ...fields, email: newVisitor().email });
    },
  },
  {
    id: 'F12',
    what: 'a repeat of a doubtful message looks like any other',
    outcome: 'M1 T1 V0',
    run: async (harness) => {
      const visitor = newVisitor();
      expectAccepted(await harness.post({ ...visitor, website: 'x' }));
      expectAccepted(await harness.post({ ...visitor }), { id: visitor.id, replayed: true });
    },
  },
  {
    id: 'F13',
    what: 'a repeat is a repeat even when nothing more is accepted from its address',
    outcome: 'M10 T10 V3',
    run: async (harness) => {
      const from = { 'cf-connecting-ip': newAddress() };
      const visitors = Array.from({ length: 10 }, newVisitor);
      for (const visitor of visitors) {
        // oxlint-disable-next-line no-await-in-loop -- the order is the point
        expectAccepted(await harness.post({ ...visitor }, from));
      }
      expectProblem(await harness.post({}, from), 429, 'rate_limited');
      for (const visitor of visitors) {
        // oxlint-disable-next-line no-await-in-loop -- the order is the point
        expectAccepted(await harness.post({ ...visitor }, from), {
          replayed: true,
          id: visitor.id,
        });
      }
    },
  },
  {
    id: 'F14',
    what: 'spaces, the order of keys and encodings of a letter do not make another message',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      const { id, name, email, message } = visitor;
      expectAccepted(await harness.post({ ...visitor, name: `${name} José` }));
      const spelled = {
        ...visitor,
        name: `${name} Jose\u0301`,
        email: ` ${email} `,
        message: ` ${message.replace('\n', '\r\n')}\n`,
        language: 'es',
      };
      const backwards = Object.fromEntries(Object.entries(spelled).toReversed());
      const answer = await harness.postBody(`\n${JSON.stringify(backwards, null, 2)}`);
      expectAccepted(answer, { replayed: true, id });
    },
  },
];
