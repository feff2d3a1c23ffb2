import assert from 'node:assert/strict';

import { assertHas } from '../testing/assertHas.ts';
import { test } from '../testing/defineTest.ts';
import { assertProblem, JSON_FROM_SITE, request, URL_OF_FUNCTION } from '../testing/requests.ts';
import { SITE, startTestEndpoint, visitor } from '../testing/testEndpoint.ts';

test('A02, A04: a preflight request from the site is told which headers it may send', async () => {
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

/** If the site has moved, its visitors see an error, and the team sees only this. */
const REFUSED = [{ level: 'info', event: 'answer', code: 'origin_not_allowed' }];

test('A03: a preflight request from another site is not allowed', async () => {
  await using endpoint = await startTestEndpoint();
  const headers = { origin: 'https://other.test' };
  const response = await endpoint.handle(request({ method: 'OPTIONS', headers }));
  assert.equal(response.status, 204);
  assert.equal(response.headers.get('access-control-allow-origin'), null);
  assert.deepEqual(endpoint.log.splice(0), REFUSED);
  await endpoint.handle(request({ method: 'OPTIONS', headers: { origin: SITE } }));
  assert.deepEqual(endpoint.log, []);
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

test("A08, A10, A13: another site's page cannot send, whatever its address looks like", async () => {
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
    assert.deepEqual(endpoint.log.splice(0), REFUSED);
  }
});

test('A11: a message from a page that hides its origin is accepted, but gets no confirmation', async () => {
  await using endpoint = await startTestEndpoint();
  const response = await endpoint.post({}, { origin: 'null' });
  assert.equal(response.status, 202);
  const [row] = await endpoint.database.sql`select suspicions from contact.messages`;
  assert.deepEqual(row?.suspicions, ['no_origin']);
});

test('A14, A16, A18: JSON and forms are read; other or compressed bodies are not', async () => {
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
  const loud = await endpoint.post(
    {},
    { 'content-type': 'APPLICATION/JSON; charset=utf-8', 'content-encoding': 'Identity' },
  );
  assert.equal(loud.status, 202);
});

test('A28: the path has to match; a trailing slash and the query are ignored', async () => {
  await using endpoint = await startTestEndpoint();
  await assertProblem(endpoint, request({ body: '{}' }, `${URL_OF_FUNCTION}/x`), 404, 'not_found');
  for (const end of ['?x=1', '/']) {
    const made = request({ body: JSON.stringify(visitor) }, URL_OF_FUNCTION + end);
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    assert.equal((await endpoint.handle(made)).status, 202);
  }
});

test('a request whose Host header is not an address is refused, without an alert', async () => {
  await using endpoint = await startTestEndpoint();
  const made = Object.defineProperty(request({ body: '{}' }), 'url', { value: 'http://[/' });
  await assertProblem(endpoint, made, 400, 'malformed_request');
  assert.deepEqual(endpoint.log, []);
});

test('A29, A30, A31: an invalid API key and a method override are ignored', async () => {
  await using endpoint = await startTestEndpoint();
  const headers = {
    authorization: 'Bearer garbage',
    apikey: 'garbage',
    'x-http-method-override': 'DELETE',
  };
  assert.equal((await endpoint.post({}, headers)).status, 202);
});

test('A32: whatever the answer, the page can read it, and nobody caches it', async () => {
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
  endpoint.clock.deadline = () => AbortSignal.abort();
  answers.push(await endpoint.handle(request({ body: new ReadableStream() })));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [202, 422, 400, 405, 413, 415, 403, 202, 408],
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
