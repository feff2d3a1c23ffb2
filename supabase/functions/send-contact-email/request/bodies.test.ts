import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { assertProblem, JSON_FROM_SITE, request } from '../testing/requests.ts';
import { startTestEndpoint, visitor } from '../testing/testEndpoint.ts';

const unreadable: [string, BodyInit, number, string][] = [
  ['A20: 65,537 bytes', 'x'.repeat(65_537), 413, 'payload_too_large'],
  ['A23: nothing', '', 400, 'malformed_json'],
  ['B01: half an object', '{', 400, 'malformed_json'],
  ['B01: a comma too many', '{"name":"Ana",}', 400, 'malformed_json'],
  ['B01: single quotes', "{'name':'Ana'}", 400, 'malformed_json'],
  ['B01: NaN', '{"elapsed":NaN}', 400, 'malformed_json'],
  ['B02: null', 'null', 400, 'not_object'],
  ['B02: a list', '[]', 400, 'not_object'],
  ['B02: a text', '"x"', 400, 'not_object'],
  ['B03: two objects', '{}{}', 400, 'malformed_json'],
  [
    'B06: bytes that are not UTF-8',
    new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    400,
    'invalid_encoding',
  ],
  ['B07: 32,700 nested lists', '['.repeat(32_700) + ']'.repeat(32_700), 400, 'not_object'],
];

for (const [name, body, status, code] of unreadable) {
  test(`${name} is answered with ${status} ${code}`, async () => {
    await using endpoint = await startTestEndpoint();
    await assertProblem(endpoint, request({ body }), status, code);
  });
}

for (const [how, headers] of [
  ['with a Content-Length', { 'content-length': '65536' }],
  ['without one', {}],
] as const) {
  test(`C15: a body of exactly 64 KiB is accepted, ${how}`, async () => {
    await using endpoint = await startTestEndpoint();
    const body = JSON.stringify(visitor).padEnd(65_536, ' ');
    const init = { headers: { ...JSON_FROM_SITE, ...headers }, body };
    assert.equal((await endpoint.handle(request(init))).status, 202);
  });
}

test('A20: a body with a Content-Length of one byte more is refused before it is read', async () => {
  await using endpoint = await startTestEndpoint();
  const body = new ReadableStream(
    { pull: () => assert.fail('Somebody reads it.') },
    { highWaterMark: 0 },
  );
  const headers = { ...JSON_FROM_SITE, 'content-length': '65537' };
  await assertProblem(endpoint, request({ headers, body }), 413, 'payload_too_large');
});

test('B08: a huge body is refused while it is still arriving', async () => {
  await using endpoint = await startTestEndpoint();
  let pieces = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      pieces += 1;
      stream.enqueue(new Uint8Array(16_384).fill(91));
    },
  });
  await assertProblem(endpoint, request({ body }), 413, 'payload_too_large');
  assert.ok(pieces < 10);
});

test('A25: reading a body that stalls for 5 s is given up', async () => {
  await using endpoint = await startTestEndpoint();
  const limits: number[] = [];
  endpoint.clock.deadline = (ms) => {
    limits.push(ms);
    return AbortSignal.timeout(20);
  };
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"name":')),
    cancel: () => {
      isCancelled = true;
    },
  });
  await assertProblem(endpoint, request({ body }), 408, 'request_timeout');
  assert.ok(isCancelled);
  assert.deepEqual(limits, [5000]);
});

test('A22: if the connection breaks in the middle of the body, there is no message', async () => {
  await using endpoint = await startTestEndpoint();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode(JSON.stringify(visitor))),
    pull: (stream) => stream.error(new Error('The connection broke.')),
  });
  await assertProblem(endpoint, request({ body }), 400, 'malformed_json');
});

test('B09, B10: the last value of a repeated key counts, and __proto__ is like any other key', async () => {
  await using endpoint = await startTestEndpoint();
  const fields = JSON.stringify(visitor).replace(
    '{',
    '{"email":"a@b.co","__proto__":{"polluted":1},',
  );
  const headers = { ...JSON_FROM_SITE, 'cf-connecting-ip': '203.0.113.7' };
  assert.equal((await endpoint.handle(request({ headers, body: fields }))).status, 202);
  await endpoint.settled();
  const [row] = await endpoint.database.sql`select email from contact.messages`;
  assert.equal(row?.email, visitor.email);
  assert.equal(endpoint.resend.mails[1]?.to, visitor.email);
  assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
});
