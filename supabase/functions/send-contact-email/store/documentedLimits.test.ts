import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { test } from '../testing/defineTest.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';

test('the runbook and the list for publishing state the limits that the database enforces', async () => {
  const { sql, end } = await createTestDatabase();
  const rows = await sql<{ rule: string; capacity: number }[]>`
    select rule, capacity from contact.limits()`;
  await end();
  const of = (wanted: string) => rows.find(({ rule }) => rule === wanted)?.capacity;
  const sentences = [
    `More than ${of('address_10_minutes')} in ten minutes or ${of('address_day')} in 24 hours came from one network, or ${of('site_hour')} in an hour in total.`,
    `all of them share one limit: ${of('unknown_address')} messages in ten minutes.`,
    `This person got ${of('recipient_day')} within the last 24 hours, or ${of('recipient_30_days')} within 30 days.`,
    `${of('confirmation_address_hour')} an hour or ${of('confirmation_address_day')} a day from one network; ${of('confirmation_site_day')} a day in total.`,
    `there are at most ${of('confirmation_site_day')} a day`,
  ];
  assert.deepEqual(missing('runbook.md', sentences), [], 'docs/runbook.md has to say');
  const inPublishing = `a mailbox gets ${of('recipient_day')} confirmation in 24 hours`;
  assert.deepEqual(missing('deploy.md', [inPublishing]), [], 'docs/deploy.md has to say');
});

function missing(file: string, sentences: string[]): string[] {
  const text = readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8');
  return sentences.filter((sentence) => !text.includes(sentence));
}
