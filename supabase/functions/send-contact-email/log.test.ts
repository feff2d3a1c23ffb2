import assert from 'node:assert/strict';

import { codeOnly, logLines } from './log.ts';
import { StoreFault } from './store/store.ts';
import { test } from './testing/defineTest.ts';
import { problem } from './testing/fakeResend.ts';
import { startTestEndpoint } from './testing/testEndpoint.ts';

test('D11: an entry is one line of JSON, and what is not a code becomes "unknown"', () => {
  const lines: string[] = [];
  const { log, error } = console;
  console.log = (line: string) => lines.push(`out ${line}`);
  console.error = (line: string) => lines.push(`err ${line}`);
  const write = logLines(() => new Date('2025-06-02T13:14:00Z'));
  write({ level: 'info', event: 'mail', code: 'accepted', kind: 'team', attempt: 1 });
  write({ level: 'alert', event: 'mail', code: 'a\n{"level":"info"}' });
  Object.assign(console, { log, error });
  assert.deepEqual(lines, [
    'out {"at":"2025-06-02T13:14:00.000Z","level":"info","event":"mail","code":"accepted","kind":"team","attempt":1}',
    'err {"at":"2025-06-02T13:14:00.000Z","level":"alert","event":"mail","code":"unknown"}',
  ]);
});

test('a line about an answer says what happened to the message, and no more', async () => {
  await using endpoint = await startTestEndpoint();
  const { id } = await (await endpoint.post()).json();
  await endpoint.post();
  await endpoint.post({ name: '' });
  const answer = { level: 'info', event: 'answer' };
  assert.deepEqual(
    endpoint.log.filter(({ event }) => event === 'answer'),
    [
      { ...answer, code: 'stored', id },
      { ...answer, code: 'replayed', id },
      { ...answer, code: 'validation_failed' },
    ],
  );
});

test('a line about trying to store a message says which message and which try, and no more', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.dependencies.store.submit = () => Promise.reject(new StoreFault('timeout'));
  const { id } = await (await endpoint.post()).json();
  const fault = { event: 'store', code: 'timeout', id };
  assert.deepEqual(
    endpoint.log.filter(({ event }) => event === 'store'),
    [
      { level: 'info', ...fault, attempt: 1 },
      { level: 'alert', ...fault, attempt: 2 },
    ],
  );
});

test('a line about a mail says which mail, which try and what the provider answered, and no more', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => problem(429, 'rate_limit_exceeded', { 'retry-after': '60' }));
  const { id } = await (await endpoint.postAndSettle()).json();
  endpoint.clock.advance(60_000);
  await endpoint.wake();
  const mail = { level: 'info', event: 'mail', id, attempt: 1 };
  assert.deepEqual(
    endpoint.log.filter(({ event }) => event === 'mail'),
    [
      { ...mail, code: 'rate_limit_exceeded', kind: 'team', status: 429 },
      { ...mail, code: 'accepted', kind: 'visitor' },
      { ...mail, code: 'accepted', kind: 'team', attempt: 2 },
    ],
  );
});

test('H27: an error name that contains a key or an address is not a code', () => {
  for (const odd of ['re_x y', 'ana@example.org', 'x'.repeat(61), '', 7, undefined, null]) {
    assert.equal(codeOnly(odd), 'unknown');
  }
  assert.equal(codeOnly('daily_quota_exceeded'), 'daily_quota_exceeded');
});
