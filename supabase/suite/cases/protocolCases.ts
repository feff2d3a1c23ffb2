import { expect } from 'vitest';

import { API_KEY, SITE } from '../harness/environment.ts';
import { expectAccepted, expectProblem } from '../harness/expectAnswer.ts';
import { newAddress, newVisitor } from '../harness/visitor.ts';
import { PATH } from '../harness/visitorRequests.ts';
import { type MatrixCase, oneRequest } from './matrixCase.ts';

/** Section A: HTTP itself. */
export const protocolCases: readonly MatrixCase[] = [
  oneRequest(
    'A01',
    'a message from the page is taken',
    (harness) => harness.post(),
    'accepted',
    'M1 T1 V1',
  ),
  ...['GET', 'PUT', 'PATCH', 'DELETE', 'REPORT', 'QUERY'].map((method): MatrixCase => ({
    id: method === 'GET' ? 'A05' : 'A07',
    what: `${method} is not how messages come in`,
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const answer = await harness.request({ method, headers: { origin: SITE } });
      expectProblem(answer, 405, 'method_not_allowed');
      expect(answer.headers['allow']).toBe('POST, OPTIONS');
    },
  })),
  {
    id: 'A06',
    what: 'HEAD is refused without a body',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const answer = await harness.request({ method: 'HEAD', headers: { origin: SITE } });
      expect([answer.status, answer.text]).toEqual([405, '']);
      expect(answer.headers['allow']).toBe('POST, OPTIONS');
    },
  },
  ...['application/json; charset=utf-8', 'APPLICATION/JSON', ' application/json ;x=1'].map((type) =>
    oneRequest(
      'A14',
      `"${type}" is JSON`,
      (harness) => harness.post({}, { 'content-type': type }),
      'accepted',
      'M1 T1 V1',
    ),
  ),
  ...[
    'text/plain',
    'text/json',
    'application/octet-stream',
    'application/jsonp',
    'application/json-patch+json',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencodedx',
    '',
  ].map((type) =>
    oneRequest(
      'A16',
      `"${type}" is not read`,
      (harness) => harness.post({}, { 'content-type': type }),
      [415, 'unsupported_media_type'],
      'M0 T0 V0',
    ),
  ),
  ...['gzip', 'br', 'deflate', 'gzip, identity'].map((encoding) =>
    oneRequest(
      'A18',
      `a body in ${encoding} is not unpacked`,
      (harness) => harness.post({}, { 'content-encoding': encoding }),
      [415, 'unsupported_encoding'],
      'M0 T0 V0',
    ),
  ),
  ...['/x', '/wake/x', '/../x', '/%00'].map((suffix) =>
    oneRequest(
      'A28',
      `there is nothing at "${suffix}"`,
      (harness) =>
        harness.request(
          { headers: { origin: SITE, 'content-type': 'application/json' }, body: '{}' },
          PATH + suffix,
        ),
      [404, 'not_found'],
      'M0 T0 V0',
    ),
  ),
  {
    id: 'A28',
    what: 'a query is ignored',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const answer = await harness.request(
        {
          headers: {
            'content-type': 'application/json',
            origin: SITE,
            'cf-connecting-ip': newAddress(),
          },
          body: JSON.stringify(newVisitor()),
        },
        `${PATH}?name=x&type=chw`,
      );
      expectAccepted(answer);
    },
  },
  ...(
    [
      ['A29', 'no key at all', {}],
      ['A30', 'a wrong bearer', { authorization: 'Bearer garbage' }],
      ['A30', 'a stolen-looking key', { apikey: API_KEY, authorization: `Bearer ${API_KEY}` }],
      ['A31', 'an override of the method', { 'x-http-method-override': 'DELETE' }],
    ] as const
  ).map(([id, what, headers]) =>
    oneRequest(
      id,
      `${what} changes nothing`,
      (harness) => harness.post({}, headers),
      'accepted',
      'M1 T1 V1',
    ),
  ),
];
