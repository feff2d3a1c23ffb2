import { expect } from 'vitest';

import type { Harness } from '../harness/createHarness.ts';
import { expectAccepted } from '../harness/expectAnswer.ts';
import { newVisitor } from '../harness/visitor.ts';
import type { MatrixCase } from './matrixCase.ts';

const ORDINARY = 100;
/** Half of the CPU time after which the platform kills the function. */
const COSTLY_MS = 1_000;
const LARGEST_BODY = 65_000;
const FORM = 'application/x-www-form-urlencoded';

/** The function's CPU time for one action in milliseconds, including the work after the answer. */
async function costOf(harness: Harness, act: () => Promise<unknown>): Promise<number> {
  const before = await harness.usage();
  await act();
  await harness.settled();
  const after = await harness.usage();
  return before && after ? after.cpuMs - before.cpuMs : 0;
}

/** The CPU time of each of 100 messages in milliseconds, the highest first. */
async function costsOfOrdinary(harness: Harness): Promise<number[]> {
  const costs: number[] = [];
  for (let index = 0; index < ORDINARY; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    costs.push(await costOf(harness, async () => expectAccepted(await harness.post())));
  }
  return costs.toSorted((a, b) => b - a);
}

const field = (name: string, value: string) => JSON.stringify({ ...newVisitor(), [name]: value });
const form = (unit: string) => unit.repeat(LARGEST_BODY / unit.length);
const MARKS = 15_000;

/** Bodies below the size limit that are meant to be slow to validate. */
const COSTLY: readonly (readonly [what: string, body: () => string, type?: string])[] = [
  ['spaces within an address', () => field('email', `a${' '.repeat(60_000)}b`)],
  ['an address in 20,000 scripts', () => field('email', `a@${'\u4e00\u0e01'.repeat(10_000)}`)],
  ['a pile of marks on a name', () => field('name', `a${'\u0301\u0323'.repeat(MARKS)}`)],
  [
    'marks in reverse order',
    () => field('message', `a${'\u0301'.repeat(MARKS)}${'\u0323'.repeat(MARKS)}`),
  ],
  ['spaces and breaks nobody sees', () => field('message', 'a\n\u200b '.repeat(9_000))],
  ['one field 32,000 times', () => form('a&'), FORM],
  [
    'thousands of fields',
    () => Array.from({ length: 12_000 }, (_, n) => n.toString(36)).join('&'),
    FORM,
  ],
  ['nothing but equals signs', () => form('='), FORM],
  ['nested objects', () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
];

/** Section M: what a request costs. */
export const cpuCases: readonly MatrixCase[] = [
  {
    id: 'M05',
    what: `none of ${ORDINARY} messages, its mails included, costs half of what the platform grants`,
    run: async (harness) => {
      const [costliest = 0, next = 0] = await costsOfOrdinary(harness);
      expect(costliest).toBeLessThan(COSTLY_MS);
      // Only an upper bound: other processes add to it. "npm run bench" measures the real cost.
      return { 'p99 of a message, ms of CPU time': next };
    },
  },
  ...COSTLY.map(([what, body, type = 'application/json']): MatrixCase => ({
    id: 'M05',
    what: `${what} cost less than half of what the platform grants`,
    run: async (harness) => {
      const headers = { 'content-type': type };
      const cost = await costOf(harness, () => harness.postBody(body(), { headers }));
      expect(cost).toBeLessThan(COSTLY_MS);
    },
  })),
];
