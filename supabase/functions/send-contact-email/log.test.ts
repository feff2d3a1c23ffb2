import assert from 'node:assert/strict';

import { codeOnly, logLines } from './log.ts';
import { test } from './testing/defineTest.ts';

test('D11: an entry is one line of JSON, and what is not a code is not written', () => {
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

test('H27: an error name that contains a key or an address is not a code', () => {
  for (const odd of ['re_x y', 'ana@example.org', 'x'.repeat(61), '', 7, undefined, null]) {
    assert.equal(codeOnly(odd), 'unknown');
  }
  assert.equal(codeOnly('daily_quota_exceeded'), 'daily_quota_exceeded');
});
