import assert from 'node:assert/strict';

import { formProblems } from '@wnc/validation/contact';

import { StoreFault } from '../store/store.ts';
import { test } from '../testing/defineTest.ts';
import { problem } from '../testing/fakeResend.ts';
import { formFields, formRequest } from '../testing/requests.ts';
import { startTestEndpoint, type TestEndpoint, visitor } from '../testing/testEndpoint.ts';

const codeFor = async (endpoint: TestEndpoint, body: BodyInit) => {
  const { status, headers } = await endpoint.handle(formRequest(body));
  assert.equal(status, 303);
  return new URL(headers.get('location') ?? '').searchParams.get('code');
};

test('L02: the problem page has a sentence for each code that a form can end up with, and for no other', async () => {
  await using endpoint = await startTestEndpoint();
  const codes = new Set([
    await codeFor(endpoint, formFields({ name: '' })),
    await codeFor(endpoint, 'name=%ff'),
    await codeFor(endpoint, 'x'.repeat(65_537)),
    await codeFor(endpoint, new ReadableStream({ start: (body) => body.error() })),
  ]);
  let tooMany: string | null = null;
  for (let count = 0; tooMany === null && count < 1000; count += 1) {
    const another = formFields({ message: `${visitor.message} ${count}` });
    // oxlint-disable-next-line no-await-in-loop -- one after the other, until it is too much
    tooMany = await codeFor(endpoint, another);
  }
  codes.add(tooMany);
  // Otherwise a mail of a message taken above could meet the fault below.
  await endpoint.settled();
  endpoint.dependencies.store.submit = () => Promise.reject(new StoreFault('timeout'));
  endpoint.resend.faults.push(() => problem(503, 'service_unavailable'));
  codes.add(await codeFor(endpoint, formFields()));
  endpoint.clock.deadline = () => AbortSignal.abort();
  codes.add(await codeFor(endpoint, new ReadableStream()));

  assert.deepEqual(codes, new Set(Object.values(formProblems).flat()));
});
