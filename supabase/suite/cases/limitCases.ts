import { expect } from 'vitest';

import type { Harness } from '../harness/createHarness.ts';
import { SITE } from '../harness/environment.ts';
import { expectAccepted, expectProblem } from '../harness/expectAnswer.ts';
import { newAddress, newVisitor } from '../harness/visitor.ts';
import type { MatrixCase } from './matrixCase.ts';
import { from, sendMany } from './sendMany.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/* oxlint-disable no-await-in-loop -- in limits the order of the messages is the point */
const refused = async (harness: Harness, headers: Record<string, string>) => {
  const answer = await harness.post({}, headers);
  expectProblem(answer, 429, 'rate_limited');
  return Number(answer.json?.['retry_after']);
};

const oneBucket = (id: string, what: string, addresses: readonly string[]): MatrixCase => ({
  id,
  what,
  outcome: 'M11 T11 V4',
  run: async (harness) => {
    await sendMany(harness, 10, (index) => addresses[index % addresses.length] ?? '');
    for (const address of addresses) await refused(harness, from(address));
    expectAccepted(await harness.post({}, from('2001:db8:ffff::1')));
  },
});

/** Section G: how much one sender can do. */
export const limitCases: readonly MatrixCase[] = [
  {
    id: 'G01',
    what: 'the eleventh message within ten minutes has to wait, and is told for how many minutes',
    outcome: 'M11 T11 V3',
    run: async (harness) => {
      const address = newAddress();
      for (let index = 0; index < 10; index += 1) {
        expectAccepted(await harness.post({}, from(address)));
        await harness.advance(10_000);
      }
      expect(await refused(harness, from(address))).toBe(540);
      await harness.advance(499_000);
      expect(await refused(harness, from(address))).toBe(60);
      await harness.advance(1_000);
      expectAccepted(await harness.post({}, from(address)));
      await refused(harness, from(address));
    },
  },
  {
    id: 'G25',
    what: 'the answer names neither the limit nor the count, and offers phone and e-mail',
    outcome: 'M10 T10 V3',
    run: async (harness) => {
      const address = newAddress();
      await sendMany(harness, 10, () => address);
      const { json, headers } = await harness.post({}, from(address));
      expect(Object.keys(json ?? {}).toSorted()).toEqual([
        'code',
        'detail',
        'retry_after',
        'status',
        'title',
        'type',
      ]);
      expect(String(json?.['title'])).not.toMatch(/\d|address|bucket|limit/i);
      expect(json?.['detail']).toMatch(/@.+\(\d{3}\) \d{3}-\d{4}/);
      expect(headers['retry-after']).toBe(String(json?.['retry_after']));
      expect(Object.keys(headers).filter((name) => /ratelimit/i.test(name))).toEqual([]);
    },
  },
  {
    id: 'G03, J12',
    what: 'the 41st message in 24 hours has to wait, even across midnight UTC and a change to DST',
    outcome: 'M41 T41 V4',
    run: async (harness) => {
      // 2027-03-14 is the day on which clocks change in the United States.
      await harness.advance(Date.parse('2027-03-13T23:20:00Z') - harness.now());
      const address = newAddress();
      const begin = harness.now();
      for (let batch = 0; batch < 4; batch += 1) {
        await sendMany(harness, 10, () => address);
        await harness.advance(11 * MINUTE_MS);
      }
      const wait = await refused(harness, from(address));
      expect(wait).toBe((DAY_MS - 44 * MINUTE_MS) / 1000);
      await harness.advance(begin + DAY_MS - 1 - harness.now());
      await refused(harness, from(address));
      await harness.advance(1);
      expectAccepted(await harness.post({}, from(address)));
    },
  },
  oneBucket('G04', 'all addresses of a /64 are one sender', [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0:0:0:5',
    '2001:db8:1:2:0:0:192.0.2.1',
  ]),
  oneBucket('G05', 'an IPv4 address is the same however it is written', [
    '192.0.2.77',
    '::ffff:192.0.2.77',
    '::FFFF:c000:24d',
    '0:0:0:0:0:ffff:192.0.2.77',
  ]),
  {
    id: 'G06',
    what: 'what a client claims about itself does not make it another sender',
    outcome: 'M10 T10 V3',
    run: async (harness) => {
      const address = newAddress();
      const claim = () => ({
        ...from(address),
        'x-forwarded-for': newAddress(),
        'x-real-ip': newAddress(),
        forwarded: `for=${newAddress()}`,
        'true-client-ip': newAddress(),
      });
      for (let index = 0; index < 10; index += 1) expectAccepted(await harness.post({}, claim()));
      await refused(harness, claim());
    },
  },
  {
    id: 'G07',
    what: 'without a gateway to trust, the header counts for nothing: five messages, with doubt',
    outcome: 'M5 T5 V0',
    run: async (harness) => {
      await harness.restart({ TRUST_CLIENT_ADDRESS_HEADER: 'false' });
      await sendMany(harness, 5, newAddress);
      await refused(harness, from(newAddress()));
    },
  },
  ...[
    undefined,
    '',
    'garbage',
    '198.18.0.999',
    '1.2.3',
    '198.18.0.1, 198.18.0.2',
    'fe80::1%eth0',
    '::g',
    '[::1]',
    '198.18.0.1:443',
    '2001:db8::1/64',
  ].map((address): MatrixCase => ({
    id: 'G08',
    what: `${address === undefined ? 'no address' : `"${address}"`} is an unknown sender: five messages, with doubt and an alert`,
    outcome: 'M5 T5 V0',
    run: async (harness) => {
      const send = () =>
        harness.request({
          headers: {
            'content-type': 'application/json',
            origin: SITE,
            ...(address !== undefined && { 'cf-connecting-ip': address }),
          },
          body: JSON.stringify(newVisitor()),
        });
      for (let index = 0; index < 5; index += 1) expectAccepted(await send());
      expectProblem(await send(), 429, 'rate_limited');
      expect(harness.log.some((line) => /"alert".*unknown_address/.test(line))).toBe(true);
    },
  })),
  {
    id: 'G26',
    what: 'no period of ten minutes, whenever it begins, has more than ten messages',
    outcome: 'M20 T20 V3',
    run: async (harness) => {
      const address = newAddress();
      // Ten just before the border between two windows, and as many as are accepted after it.
      await harness.advance(10 * MINUTE_MS - (harness.now() % (10 * MINUTE_MS)) - 1_000);
      await sendMany(harness, 10, () => address);
      await harness.advance(2_000);
      await refused(harness, from(address));
      await harness.advance(10 * MINUTE_MS - 2_001);
      await refused(harness, from(address));
      await harness.advance(1);
      await sendMany(harness, 10, () => address);
      await refused(harness, from(address));
    },
  },
];
/* oxlint-enable no-await-in-loop */
