import { request } from 'node:http';

import { expect } from 'vitest';

import type { World } from '../world/createWorld.ts';
import { API_KEY, SITE } from '../world/environment.ts';
import { expectAccepted, expectProblem } from '../world/expectAnswer.ts';
import { sendRaw } from '../world/sendRaw.ts';
import { newAddress, newVisitor } from '../world/visitor.ts';
import { PATH } from '../world/visitorRequests.ts';
import { type MatrixCase, oneRequest } from './matrixCase.ts';

const head = (world: World, headers: Record<string, string>) =>
  [
    `POST ${PATH} HTTP/1.1`,
    ...Object.entries({
      host: new URL(world.url).host,
      origin: SITE,
      'cf-connecting-ip': newAddress(),
      'content-type': 'application/json',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** Section A: HTTP itself. */
export const protocolCases: readonly MatrixCase[] = [
  oneRequest('A01', 'a message from the page is taken', (world) => world.post(), 'A', 'M1 T1 V1'),
  ...['GET', 'PUT', 'PATCH', 'DELETE', 'REPORT', 'QUERY'].map((method): MatrixCase => ({
    id: method === 'GET' ? 'A05' : 'A07',
    what: `${method} is not how messages come in`,
    store: 'M0 T0 V0',
    run: async (world) => {
      const answer = await world.request({ method, headers: { origin: SITE } });
      expectProblem(answer, 405, 'method_not_allowed');
      expect(answer.headers['allow']).toBe('POST, OPTIONS');
    },
  })),
  {
    id: 'A06',
    what: 'HEAD is refused without a body',
    store: 'M0 T0 V0',
    run: async (world) => {
      const answer = await world.request({ method: 'HEAD', headers: { origin: SITE } });
      expect([answer.status, answer.text]).toEqual([405, '']);
      expect(answer.headers['allow']).toBe('POST, OPTIONS');
    },
  },
  ...['application/json; charset=utf-8', 'APPLICATION/JSON', ' application/json ;x=1'].map((type) =>
    oneRequest(
      'A14',
      `"${type}" is JSON`,
      (world) => world.post({}, { 'content-type': type }),
      'A',
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
      (world) => world.post({}, { 'content-type': type }),
      [415, 'unsupported_media_type'],
      'M0 T0 V0',
    ),
  ),
  ...['gzip', 'br', 'deflate', 'gzip, identity'].map((encoding) =>
    oneRequest(
      'A18',
      `a body in ${encoding} is not unpacked`,
      (world) => world.post({}, { 'content-encoding': encoding }),
      [415, 'unsupported_encoding'],
      'M0 T0 V0',
    ),
  ),
  {
    id: 'A20',
    what: 'a body that says it is too large is refused before it is read',
    store: 'M0 T0 V0',
    run: async (world) => {
      const answer = await sendRaw(world.url, head(world, { 'content-length': '65537' }));
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('"code":"payload_too_large"');
    },
  },
  {
    id: 'A22',
    what: 'a body that is shorter than it says is not stored in part',
    store: 'M0 T0 V0',
    run: async (world) => {
      const body = JSON.stringify(newVisitor());
      const short = request(world.url + PATH, { method: 'POST', agent: false });
      short.on('error', () => undefined);
      for (const [name, value] of Object.entries({
        origin: SITE,
        'content-type': 'application/json',
        'content-length': String(body.length + 10),
      })) {
        short.setHeader(name, value);
      }
      await new Promise((resolve) => short.write(body, resolve));
      short.destroy();
      await world.settled();
    },
  },
  {
    id: 'A22',
    what: 'a body that is longer than it says is cut where it says',
    store: 'M0 T0 V0',
    run: async (world) => {
      const body = JSON.stringify(newVisitor());
      const length = String(body.length - 10);
      const answer = await sendRaw(world.url, head(world, { 'content-length': length }) + body);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"code":"malformed_json"');
    },
  },
  {
    id: 'A22',
    what: 'two lengths that differ are refused by the runtime',
    store: 'M0 T0 V0',
    run: async (world) => {
      const body = JSON.stringify(newVisitor());
      const twice = `content-length: ${body.length}\r\ncontent-length: ${body.length - 10}`;
      const text = head(world, {}).replace(/\r\n\r\n$/, `\r\n${twice}\r\n\r\n`) + body;
      expect(await sendRaw(world.url, text)).toMatch(/^(HTTP\/1\.1 400 .*)?/);
    },
  },
  oneRequest(
    'A23',
    'an empty body is no message',
    (world) => world.request({ headers: { origin: SITE, 'content-type': 'application/json' } }),
    [400, 'malformed_json'],
    'M0 T0 V0',
  ),
  oneRequest(
    'A24',
    'a client that waits for 100 Continue gets it',
    (world) => world.post({}, { expect: '100-continue' }),
    'A',
    'M1 T1 V1',
  ),
  {
    id: 'A25',
    what: 'a body that stalls is given up after five seconds',
    store: 'M0 T0 V0',
    run: async (world) => {
      await world.hurry({ haste: 20, hasteFrom: 5_000 });
      const text = head(world, { 'content-length': '400' });
      const answer = await sendRaw(world.url, `${text}{"name":`, 5_000);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('"code":"request_timeout"');
    },
  },
  {
    id: 'A27',
    what: 'a visitor who leaves after the commit has sent the message; a repeat says so',
    store: 'M1 T1 V1',
    run: async (world) => {
      const visitor = newVisitor();
      const leaving = new AbortController();
      world.proxy.delayMs = 60;
      const left = world
        .postBody(JSON.stringify(visitor), { signal: leaving.signal })
        .catch(() => 'left');
      const stored = async (): Promise<void> =>
        (await world.database.messages()).length > 0 ? undefined : stored();
      await stored();
      leaving.abort();
      expect(await left).toBe('left');
      world.proxy.delayMs = 0;
      await world.settled();
      expectAccepted(await world.post({ ...visitor }), { replayed: true, id: visitor.id });
    },
  },
  ...['/x', '/wake/x', '/../x', '/%00'].map((suffix) =>
    oneRequest(
      'A28',
      `there is nothing at "${suffix}"`,
      (world) =>
        world.request(
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
    store: 'M1 T1 V1',
    run: async (world) => {
      const answer = await world.request(
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
  ...[
    ['A29', 'no key at all', {}],
    ['A30', 'a wrong bearer', { authorization: 'Bearer garbage' }],
    ['A30', 'a stolen-looking key', { apikey: API_KEY, authorization: `Bearer ${API_KEY}` }],
    ['A31', 'an override of the method', { 'x-http-method-override': 'DELETE' }],
  ].map(([id, what, headers]) =>
    oneRequest(
      id as string,
      `${what as string} changes nothing`,
      (world) => world.post({}, headers as Record<string, string>),
      'A',
      'M1 T1 V1',
    ),
  ),
];
