import { request } from 'node:http';

import { expect } from 'vitest';

import type { Harness } from '../harness/createHarness.ts';
import { SITE } from '../harness/environment.ts';
import { expectAccepted } from '../harness/expectAnswer.ts';
import { sendRaw } from '../harness/sendRaw.ts';
import { newAddress, newVisitor } from '../harness/visitor.ts';
import { PATH } from '../harness/visitorRequests.ts';
import { COMMIT } from './commitCases.ts';
import { type MatrixCase, oneRequest } from './matrixCase.ts';

const head = (harness: Harness, headers: Record<string, string>) =>
  [
    `POST ${PATH} HTTP/1.1`,
    ...Object.entries({
      host: new URL(harness.url).host,
      origin: SITE,
      'cf-connecting-ip': newAddress(),
      'content-type': 'application/json',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** Section A: how a body arrives or does not. */
export const transferCases: readonly MatrixCase[] = [
  {
    id: 'A20',
    what: 'a body that says it is too large is refused before it is read',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const answer = await sendRaw(harness.url, head(harness, { 'content-length': '65537' }));
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('"code":"payload_too_large"');
    },
  },
  {
    id: 'A22',
    what: 'a body that is shorter than it says is not stored in part',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const body = JSON.stringify(newVisitor());
      const short = request(harness.url + PATH, { method: 'POST', agent: false });
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
      await harness.settled();
    },
  },
  {
    id: 'A22',
    what: 'a body that is longer than it says is cut where it says',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const body = JSON.stringify(newVisitor());
      const length = String(body.length - 10);
      const answer = await sendRaw(harness.url, head(harness, { 'content-length': length }) + body);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"code":"malformed_json"');
    },
  },
  {
    id: 'A33',
    what: 'a Host that is not a host is a mistake of the client, not an alert',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const text = head(harness, { host: 'bad host', 'content-length': '2' });
      const answer = await sendRaw(harness.url, `${text}{}`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"code":"malformed_request"');
      expect(harness.log.filter((line) => line.includes('"alert"'))).toEqual([]);
    },
  },
  {
    id: 'A22',
    what: 'two lengths that differ are refused by the runtime',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const body = JSON.stringify(newVisitor());
      const twice = `content-length: ${body.length}\r\ncontent-length: ${body.length - 10}`;
      const text = head(harness, {}).replace(/\r\n\r\n$/, `\r\n${twice}\r\n\r\n`) + body;
      expect(await sendRaw(harness.url, text)).toMatch(/^(?:HTTP\/1\.1 400 |$)/);
    },
  },
  oneRequest(
    'A23',
    'an empty body is not a message',
    (harness) => harness.request({ headers: { origin: SITE, 'content-type': 'application/json' } }),
    [400, 'malformed_json'],
    'M0 T0 V0',
  ),
  {
    id: 'A24',
    what: 'a client that sends its body only after 100 Continue is told to',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const body = JSON.stringify(newVisitor());
      const length = String(Buffer.byteLength(body));
      const waiting = head(harness, { expect: '100-continue', 'content-length': length });
      expect(await sendRaw(harness.url, waiting, { onContinue: body })).toMatch(/^HTTP\/1\.1 202 /);
    },
  },
  {
    id: 'A25',
    what: 'a body that stalls is given up on after five seconds',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      await harness.setTimeouts({ body: 250 });
      const text = head(harness, { 'content-length': '400' });
      const answer = await sendRaw(harness.url, `${text}{"name":`);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('"code":"request_timeout"');
    },
  },
  {
    id: 'A27',
    what: 'a visitor who leaves after the commit has sent the message; a repeat says so',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      const leaving = new AbortController();
      const gone = Promise.withResolvers<void>();
      const onAct = () => leaving.abort();
      harness.proxy.failpoints.push({ statement: COMMIT, when: 'after', act: gone.promise, onAct });
      const left = harness
        .postBody(JSON.stringify(visitor), { signal: leaving.signal })
        .catch(() => 'left');
      expect(await left).toBe('left');
      gone.resolve();
      await harness.settled();
      expectAccepted(await harness.post({ ...visitor }), { replayed: true, id: visitor.id });
    },
  },
];
