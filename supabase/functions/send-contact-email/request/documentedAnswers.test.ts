import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { contactLanguages, contactSchema, contactTypes } from '@wnc/validation/contact';

import { test } from '../testing/defineTest.ts';
import { problems } from './answer.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

test('the README names everything that a message may consist of, with every topic and language', () => {
  const row = readme.split('\n').find((line) => line.startsWith('| `POST /functions/')) ?? '';
  const wanted = [
    ...Object.keys(contactSchema.shape).map((field) => `\`${field}\``),
    `\`type\` (${quoted(contactTypes)})`,
    `\`language\` (${quoted(contactLanguages)})`,
  ];
  assert.deepEqual(
    wanted.filter((text) => !row.includes(text)),
    [],
    'the row about POST in supabase/README.md has to say',
  );
});

test('the README lists every code that the endpoint answers, with its status', () => {
  const codes = Map.groupBy(Object.entries(problems), ([, [status]]) => status);
  const list = [...codes].map(
    ([status, entries]) => `${quoted(entries.map(([code]) => code))} (${status})`,
  );
  assert.ok(readme.includes(`Codes: ${list.join(', ')}.`), `Codes: ${list.join(', ')}.`);
});
