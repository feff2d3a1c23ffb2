import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { test } from '../testing/defineTest.ts';
import { request } from '../testing/requests.ts';
import { SITE, startTestEndpoint, type TestEndpoint, visitor } from '../testing/testEndpoint.ts';

const PROBLEM_PAGE = new URL('../../../../apps/web/src/pages/ProblemPage.tsx', import.meta.url);
const headers = {
  origin: SITE,
  'content-type': 'application/x-www-form-urlencoded',
  'cf-connecting-ip': '203.0.113.7',
};
const fields = (change: Record<string, string> = {}) =>
  new URLSearchParams({ ...visitor, website: '', language: 'en', ...change }).toString();
const codeFor = async (endpoint: TestEndpoint, body: BodyInit) => {
  const { status, headers: answered } = await endpoint.handle(request({ headers, body }));
  assert.equal(status, 303);
  return new URL(answered.get('location') ?? '').searchParams.get('code');
};

test('L02: the problem page has a sentence for each code that a form can end with, and for no other', async () => {
  await using endpoint = await startTestEndpoint();
  const codes = new Set([
    await codeFor(endpoint, fields({ name: '' })),
    await codeFor(endpoint, 'name=%ff'),
    await codeFor(endpoint, 'x'.repeat(65_537)),
    await codeFor(endpoint, new ReadableStream({ start: (body) => body.error() })),
  ]);
  for (let count = 0; count < 10; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, until it is too much
    await codeFor(endpoint, fields({ message: `The canary sings ${count}.` }));
  }
  codes.add(await codeFor(endpoint, fields()));
  endpoint.reception.coalesce = () => Promise.reject(new Error('A mistake of ours.'));
  codes.add(await codeFor(endpoint, fields()));
  endpoint.clock.deadline = () => AbortSignal.abort();
  codes.add(await codeFor(endpoint, new ReadableStream()));

  const [, list = ''] =
    /const CODES = \{(.*?)\} as const/s.exec(readFileSync(PROBLEM_PAGE, 'utf8')) ?? [];
  assert.deepEqual(new Set([...list.matchAll(/'(\w+)'/g)].map(([, code]) => code)), codes);
});
