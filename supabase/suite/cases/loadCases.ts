import { expect } from 'vitest';

import { expectAccepted } from '../harness/expectAnswer.ts';
import * as faults from '../harness/mailFaults.ts';
import { sendRaw } from '../harness/sendRaw.ts';
import { newAddress, newVisitor } from '../harness/visitor.ts';
import { PATH } from '../harness/visitorRequests.ts';
import type { MatrixCase } from './matrixCase.ts';
import { atOnce } from './sendMany.ts';

const MANY = 1_000;
const WORKERS = 20;
const ROWS = 2_000;
const PEOPLE = 100;
const WAVES = 10;
const MINUTE_MS = 60_000;

const count = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );

/** Sections F, G, J and M: many at once. */
export const loadCases: readonly MatrixCase[] = [
  {
    id: 'F04',
    what: '1,000 identical posts at once are one message and one token',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      const from = { 'cf-connecting-ip': newAddress() };
      const answers = await atOnce(MANY, () => harness.post({ ...visitor }, from));
      expect(count(answers)).toEqual({ 202: MANY });
      const replays = answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
      expect(replays).toHaveLength(MANY - 1);
      const buckets = await harness.database.sql<{ rule: string; taken: number }[]>`
        select rule, cardinality(taken)::int as taken from contact.buckets`;
      expect(buckets.filter(({ taken }) => taken !== 1)).toEqual([]);
    },
  },
  {
    id: 'F04',
    what: '200 copies that reach two instances are one message and one token',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      const twin = await harness.startTwin();
      const answers = await atOnce(200, (index) =>
        (index % 2 === 0 ? harness : twin).post({ ...visitor }),
      );
      expect(count(answers)).toEqual({ 202: 200 });
      const first = answers.filter(({ headers }) => !headers['idempotency-replayed']);
      expect(first).toHaveLength(1);
    },
  },
  {
    id: 'F07',
    what: '100 copies of one draft that reach two instances, with its id and without, are one message',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const { id, ...visitor } = newVisitor();
      const twin = await harness.startTwin();
      const answers = await atOnce(100, (index) =>
        (index % 2 === 0 ? harness : twin).post({ ...visitor, id: index % 3 === 0 ? id : '' }),
      );
      expect(count(answers)).toEqual({ 202: 100 });
      expect(new Set(answers.map(({ json }) => json?.['id'])).size).toBe(1);
    },
  },
  {
    id: 'G02',
    what: 'of 200 messages from one address that reach two instances, ten are accepted',
    outcome: 'M10 T10 V3',
    run: async (harness) => {
      const from = { 'cf-connecting-ip': newAddress() };
      const twin = await harness.startTwin();
      const answers = await atOnce(200, (index) =>
        (index % 2 === 0 ? harness : twin).post({}, from),
      );
      expect(count(answers)).toEqual({ 202: 10, 429: 190 });
    },
  },
  {
    id: 'G02',
    what: 'of 1,000 messages at once from one address, ten are accepted and 990 have to wait',
    outcome: 'M10 T10 V3',
    run: async (harness) => {
      const from = { 'cf-connecting-ip': newAddress() };
      const answers = await atOnce(MANY, () => harness.post({}, from));
      expect(count(answers)).toEqual({ 202: 10, 429: MANY - 10 });
    },
  },
  {
    id: 'G02',
    what: 'of 200 messages at once without a sender, five are accepted',
    outcome: 'M5 T5 V0',
    run: async (harness) => {
      const answers = await atOnce(200, () => harness.post({}, { 'cf-connecting-ip': 'nobody' }));
      expect(count(answers)).toEqual({ 202: 5, 429: 195 });
    },
  },
  {
    id: 'M01',
    what: 'of 1,000 different messages at once, as many are accepted as the site takes in an hour',
    outcome: 'M300 T300 V40',
    run: async (harness) => {
      const answers = await atOnce(MANY, () => harness.post());
      expect(count(answers)).toEqual({ 202: 300, 429: MANY - 300 });
    },
  },
  {
    id: 'M03',
    what: '200 connections that send a byte every second hold nobody up and are dropped',
    outcome: `M${PEOPLE} T${PEOPLE} V40`,
    run: async (harness) => {
      await harness.setTimeouts({ body: 10_000 });
      const head = [
        `POST ${PATH} HTTP/1.1`,
        `host: ${new URL(harness.url).host}`,
        'content-type: application/json',
        'content-length: 5000',
        '\r\n{',
      ].join('\r\n');
      const slow = atOnce(200, () => sendRaw(harness.url, head, { blankEveryMs: 1000 }));
      const took: number[] = [];
      for (let wave = 0; wave < WAVES; wave += 1) {
        // oxlint-disable-next-line no-await-in-loop -- wave after wave
        await atOnce(PEOPLE / WAVES, async () => {
          const begin = performance.now();
          expectAccepted(await harness.post());
          took.push(performance.now() - begin);
        });
      }
      for (const answer of await slow) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      return { 'p99 of a healthy post, ms': Math.round(took.toSorted((x, y) => y - x)[1] ?? 0) };
    },
  },
  {
    id: 'J03',
    what: `${WORKERS} workers claim ${ROWS} mails, each once`,
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      expectAccepted(await harness.post());
      await harness.settled();
      const sql = harness.database.sql;
      await sql`
        with added as (
          insert into contact.messages
            select gen_random_uuid(), payload_hash, name, email, message, type, language,
              suspicions, address_hash, recipient_key, received_at, expires_at
            from contact.messages, generate_series(1, ${ROWS}) returning id)
        insert into contact.mails (message_id, kind, state, next_at, mail)
          select id, 'team', 'waiting', ${new Date(harness.now())}, '{}' from added`;
      const claimed: string[] = [];
      await atOnce(WORKERS, async () => {
        const worker = harness.database.connect();
        for (;;) {
          // oxlint-disable-next-line no-await-in-loop -- batch after batch
          const mails = await worker<{ message_id: string }[]>`
            select message_id from contact.claim(8, ${new Date(harness.now())})`;
          if (mails.length === 0) break;
          claimed.push(...mails.map(({ message_id }) => message_id));
        }
        await worker.end();
      });
      expect([claimed.length, new Set(claimed).size]).toEqual([ROWS, ROWS]);
      await sql`delete from contact.messages where id = any(${claimed})`;
    },
  },
  {
    id: 'J03',
    what: 'a worker takes the other mails instead of waiting for one that is locked',
    outcome: 'M2 T2 V2',
    run: async (harness) => {
      harness.provider.always = faults.refuse(500, 'application_error');
      await Promise.all([harness.post(), harness.post()]);
      await harness.settled();
      harness.provider.always = undefined;
      await harness.advance(MINUTE_MS);
      const worker = harness.database.connect();
      const taken = await harness.database.sql.begin(async (holder) => {
        await holder`select from contact.mails limit 1 for update`;
        await worker`set lock_timeout = '1s'`;
        return worker`select from contact.claim(8, ${new Date(harness.now())})`;
      });
      await worker.end();
      expect(taken).toHaveLength(3);
    },
  },
];
