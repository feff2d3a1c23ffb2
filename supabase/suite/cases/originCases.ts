import { expect } from 'vitest';

import type { Harness } from '../harness/createHarness.ts';
import { PUBLISHABLE_KEY, SITE } from '../harness/environment.ts';
import { newAddress, newVisitor, withoutId } from '../harness/visitor.ts';
import { type MatrixCase, oneRequest } from './matrixCase.ts';

const preflight = (harness: Harness, headers: Record<string, string>) =>
  harness.request({
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST', ...headers },
  });
const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type, x-retry-count';

/** Section A: where a request comes from. */
export const originCases: readonly MatrixCase[] = [
  {
    id: 'A02',
    what: 'a preflight request from the page is answered with what it may send',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const { status, headers, text } = await preflight(harness, { origin: SITE });
      expect([status, text]).toEqual([204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': SITE,
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '7200',
      });
    },
  },
  {
    id: 'A03',
    what: 'a preflight request from another site is not answered with its name',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const { status, headers } = await preflight(harness, { origin: 'https://evil.test' });
      expect([status, headers['access-control-allow-origin']]).toEqual([204, undefined]);
    },
  },
  {
    id: 'A04',
    what: 'an unknown header is not allowed',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const asked = { origin: SITE, 'access-control-request-headers': 'x-evil' };
      const { status, headers } = await preflight(harness, asked);
      expect([status, headers['access-control-allow-headers']]).toEqual([204, ALLOWED_HEADERS]);
    },
  },
  ...[
    ['A08', 'https://evil.test'],
    ['A08', 'https://www.site.test.evil.test'],
    ['A08', 'https://evil-www.site.test'],
    ['A08', 'https://site.test'],
    ['A10', 'http://www.site.test'],
    ['A10', 'https://www.site.test:8443'],
    ['A13', 'garbage'],
    ['A13', ''],
    ['A13', 'https://www.site.test/'],
    ['A13', 'https://www.site.test, https://evil.test'],
    ['A13', 'https://user@www.site.test'],
  ].map(([id = '', origin = '']) =>
    oneRequest(
      id,
      `a page of "${origin}" cannot write here`,
      (harness) => harness.post({}, { origin }),
      [403, 'origin_not_allowed'],
      'M0 T0 V0',
    ),
  ),
  oneRequest(
    'A13',
    'two Origin headers count as none',
    (harness) => harness.post({}, { origin: [SITE, 'https://evil.test'] }),
    [403, 'origin_not_allowed'],
    'M0 T0 V0',
  ),
  oneRequest(
    'A11',
    'a page that hides its origin gets no confirmation',
    (harness) => harness.post({}, { origin: 'null' }),
    'accepted',
    'M1 T1 V0',
  ),
  ...(
    [
      ['without an Origin', {}, 'V0'],
      ['without an Origin, with an unknown key', { apikey: 'sb_publishable_other' }, 'V0'],
      ['without an Origin, with the key of the project', { apikey: PUBLISHABLE_KEY }, 'V1'],
      ['with Origin "null" and the key', { apikey: PUBLISHABLE_KEY, origin: 'null' }, 'V0'],
      ['with the key only as a bearer token', { authorization: `Bearer ${PUBLISHABLE_KEY}` }, 'V0'],
    ] as const
  ).map(([what, headers, confirmation]) =>
    oneRequest(
      'A12',
      `a client ${what} ${confirmation === 'V1' ? 'is like the page' : 'gets no confirmation'}`,
      (harness) =>
        harness.request({
          headers: {
            'content-type': 'application/json',
            'cf-connecting-ip': newAddress(),
            ...headers,
          },
          body: JSON.stringify(withoutId(newVisitor())),
        }),
      'accepted',
      `M1 T1 ${confirmation}`,
    ),
  ),
  oneRequest(
    'A12',
    'the key of the project opens nothing to a page on another site',
    (harness) => harness.post({}, { origin: 'https://evil.test', apikey: PUBLISHABLE_KEY }),
    [403, 'origin_not_allowed'],
    'M0 T0 V0',
  ),
];
