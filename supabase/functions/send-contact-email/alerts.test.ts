import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';

import { mailProblems } from './config.ts';
import { test } from './testing/defineTest.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const readAll = (folder: string, isWanted: (name: string) => boolean) =>
  readdirSync(new URL(folder, import.meta.url), { encoding: 'utf8', recursive: true })
    .filter(isWanted)
    .map((name) => read(folder + name))
    .join('\n');
const source = readAll(
  './',
  (name) => /(?<!\.test)\.ts$/.test(name) && !/^(?:testing\/|log\.ts$)/.test(name),
);
const migrations = readAll('../../migrations/', (name) => name.endsWith('.sql'));
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '']) => first);

/** SQLSTATEs of the conditions that our migrations raise by name. */
const SQLSTATES: Record<string, string> = { undefined_object: '42704' };

/** "event code" for every row of the table; "any" stands for codes that are not named. */
const explained = new Set(
  read('../../../docs/runbook.md')
    .split('\n## Alerts\n')[1]
    ?.split('\n')
    .flatMap((line) => {
      const [, events = '', codes = ''] = line.split('|');
      const named = [...found(codes, /`(\w+)`/g), ...found(codes, /\b(any)\b/g)];
      return found(events, /`(\w+)`/g).flatMap((event) => named.map((code) => `${event} ${code}`));
    }),
);
const unexplained = (event: string, codes: readonly string[]) =>
  codes.map((code) => `${event} ${code}`).filter((alert) => !explained.has(alert));

test('every alert that the function can write is in the table of the runbook', () => {
  // The pattern relies on the order level, event, code; a code may be computed.
  const ENTRY = /level: [^,]*'alert'[^,]*,\s*event: '(\w+)'(?:,\s*code: '(\w+)')?/g;
  const entries = [...source.matchAll(ENTRY)];
  assert.equal(entries.length, found(source, /('alert')/g).length, 'an alert in another order');
  assert.deepEqual(
    entries.flatMap(([, event = '', code = 'any']) =>
      event === 'misconfigured' ? [] : unexplained(event, [code]),
    ),
    [],
  );
});

test('the runbook names missing settings, both at startup and when a mail waits for them', () => {
  const codes = Object.keys(mailProblems);
  assert.deepEqual([...unexplained('misconfigured', codes), ...unexplained('mail', codes)], []);
});

test('the runbook names every code of our own for a mail that is given up with an alert', () => {
  const reasons = found(source, /reason: '(\w+)',\s*counts: \w+,\s*alert: true/g);
  assert.deepEqual(reasons, ['quota']);
  assert.deepEqual(unexplained('mail', reasons), []);
});

test('the runbook names every code of our own for a database fault', () => {
  const raised = found(migrations, /errcode = '(\w+)'/g).map((word) => SQLSTATES[word] ?? word);
  const [contention = ''] = found(source, /CONTENTION = new Set\(\[(.*?)\]\)/g);
  const own = found(source, /StoreFault(?:\(|\([\w.]+ \? |[^;:]*: )'(\w+)'/g);
  assert.ok(
    ['no_database_url', 'busy', 'no_row', 'unexpected', 'timeout'].every((c) => own.includes(c)),
  );
  const limit = found(source, /error\.code === '(\w+)'/g);
  const codes = ['unknown', ...raised, ...found(contention, /'(\w+)'/g), ...own, ...limit];
  assert.deepEqual(unexplained('store', [...new Set(codes)]), []);
});

test('the runbook names the alerts about mails that are sent without the database', () => {
  const codes = found(source, /\.\.\.alert, code: '(\w+)'/g);
  assert.deepEqual(codes, ['direct_limit', 'sent_past_the_database']);
  assert.deepEqual(unexplained('mail', codes), []);
});
