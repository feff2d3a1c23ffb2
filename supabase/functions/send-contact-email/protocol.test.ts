import assert from 'node:assert/strict';

import { assertHas } from './testing/assertHas.ts';
import { test } from './testing/defineTest.ts';
import { SITE, startTestEndpoint, type TestEndpoint, visitor } from './testing/testEndpoint.ts';

const URL_OF_FUNCTION = 'https://project.supabase.test/send-contact-email';
const JSON_FROM_SITE = { origin: SITE, 'content-type': 'application/json' };

const request = (init: RequestInit, url = URL_OF_FUNCTION) =>
  new Request(url, { method: 'POST', headers: JSON_FROM_SITE, ...init });

async function assertProblem(endpoint: TestEndpoint, made: Request, status: number, code: string) {
  const response = await endpoint.handle(made);
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  assertHas(await response.json(), { status, code, type: `${SITE}/problems/${code}` });
  assert.equal(response.status, status);
  assert.equal((await endpoint.database.sql`select from contact.messages`).length, 0);
  return response;
}

test('A02, A04: the site may ask first, and hears which headers it may send', async () => {
  await using endpoint = await startTestEndpoint();
  const headers = { origin: SITE, 'access-control-request-headers': 'x-unknown' };
  const response = await endpoint.handle(request({ method: 'OPTIONS', headers }));
  assert.equal(response.status, 204);
  assertHas(Object.fromEntries(response.headers), {
    'access-control-allow-origin': SITE,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers':
      'authorization, x-client-info, apikey, content-type, x-retry-count',
    'access-control-max-age': '7200',
  });
});

test('A03: another site that asks first is not named', async () => {
  await using endpoint = await startTestEndpoint();
  const headers = { origin: 'https://other.test' };
  const response = await endpoint.handle(request({ method: 'OPTIONS', headers }));
  assert.equal(response.status, 204);
  assert.equal(response.headers.get('access-control-allow-origin'), null);
});

test('A05, A06, A07: only POST sends a message', async () => {
  await using endpoint = await startTestEndpoint();
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const response = await assertProblem(endpoint, request({ method }), 405, 'method_not_allowed');
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
  }
  const head = await endpoint.handle(request({ method: 'HEAD' }));
  assert.deepEqual(
    [head.status, head.body, head.headers.get('allow')],
    [405, null, 'POST, OPTIONS'],
  );
});

test('A08, A10, A13: a page of another site cannot send, whatever its address looks like', async () => {
  await using endpoint = await startTestEndpoint();
  const others = [
    'https://other.test',
    SITE.replace('https', 'http'),
    `${SITE}:8443`,
    `${SITE}.evil.test`,
    `${SITE}, https://other.test`,
    'nonsense',
  ];
  for (const origin of others) {
    const made = request({ headers: { ...JSON_FROM_SITE, origin }, body: JSON.stringify(visitor) });
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const response = await assertProblem(endpoint, made, 403, 'origin_not_allowed');
    assert.equal(response.headers.get('access-control-allow-origin'), null);
  }
});

test('A11: a page that hides its address is heard, but gets no confirmation sent', async () => {
  await using endpoint = await startTestEndpoint();
  const response = await endpoint.post({}, { origin: 'null' });
  assert.equal(response.status, 202);
  const [row] = await endpoint.database.sql`select suspicions from contact.messages`;
  assert.deepEqual(row?.suspicions, ['no_origin']);
});

test('A14, A16, A18: JSON and forms are read, other and compressed bodies are not', async () => {
  await using endpoint = await startTestEndpoint();
  const body = JSON.stringify(visitor);
  for (const type of [
    'text/plain',
    'text/json',
    'application/octet-stream',
    'application/jsonp',
    '',
  ]) {
    const headers = { origin: SITE, 'content-type': type };
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    await assertProblem(endpoint, request({ headers, body }), 415, 'unsupported_media_type');
  }
  for (const encoding of ['gzip', 'br']) {
    const headers = { ...JSON_FROM_SITE, 'content-encoding': encoding };
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    await assertProblem(endpoint, request({ headers, body }), 415, 'unsupported_encoding');
  }
  const loud = await endpoint.post({}, { 'content-type': 'APPLICATION/JSON; charset=utf-8' });
  assert.equal(loud.status, 202);
});

test('A28: the address counts with its path, without its query', async () => {
  await using endpoint = await startTestEndpoint();
  await assertProblem(endpoint, request({ body: '{}' }, `${URL_OF_FUNCTION}/x`), 404, 'not_found');
  const made = request({ body: JSON.stringify(visitor) }, `${URL_OF_FUNCTION}?x=1`);
  assert.equal((await endpoint.handle(made)).status, 202);
});

test('A29, A30, A31: keys prove nothing and overrides do nothing', async () => {
  await using endpoint = await startTestEndpoint();
  const headers = {
    authorization: 'Bearer garbage',
    apikey: 'garbage',
    'x-http-method-override': 'DELETE',
  };
  assert.equal((await endpoint.post({}, headers)).status, 202);
});

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
    'B06: bytes that are no UTF-8',
    new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    400,
    'invalid_encoding',
  ],
  ['B07: 32,700 lists in each other', '['.repeat(32_700) + ']'.repeat(32_700), 400, 'not_object'],
];

for (const [name, body, status, code] of unreadable) {
  test(`${name} is answered with ${status} ${code}`, async () => {
    await using endpoint = await startTestEndpoint();
    await assertProblem(endpoint, request({ body }), status, code);
  });
}

test('B08: a huge body is refused while it still arrives', async () => {
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

test('A25: a body that never ends is given up', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.clock.deadline = () => AbortSignal.timeout(20);
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"name":')),
    cancel: () => {
      isCancelled = true;
    },
  });
  await assertProblem(endpoint, request({ body }), 408, 'request_timeout');
  assert.ok(isCancelled);
});

test('B09, B10: of a repeated key the last value counts, and __proto__ is a key like any other', async () => {
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

test('A32: whatever the answer, the page can read it and nobody keeps it', async () => {
  await using endpoint = await startTestEndpoint();
  const answers = [
    await endpoint.post(),
    await endpoint.post({ name: '' }),
    await endpoint.handle(request({ body: '{' })),
    await endpoint.handle(request({ method: 'GET' })),
    await endpoint.handle(request({ body: 'x'.repeat(70_000) })),
    await endpoint.handle(request({ headers: { origin: SITE }, body: 'x' })),
    await endpoint.handle(request({ headers: { origin: 'https://other.test' }, body: '{}' })),
    await endpoint.handle(request({}, `${URL_OF_FUNCTION}/wake`)),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [202, 422, 400, 405, 413, 415, 403, 202],
  );
  for (const { headers, status } of answers) {
    assertHas(Object.fromEntries(headers), {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'Origin',
      'access-control-expose-headers': 'Retry-After, Idempotency-Replayed',
      ...(status !== 403 && { 'access-control-allow-origin': SITE }),
    });
  }
});
