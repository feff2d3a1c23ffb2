import assert from 'node:assert/strict';

import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import {
  startTestEndpoint,
  visitor,
} from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { run } from './runCommand.ts';

test('doctor names all missing settings at once, also where the function would not start', async () => {
  await using endpoint = await startTestEndpoint();
  const namedWith = async (env: Record<string, string>) => {
    const { out } = await run(endpoint, 'doctor', [], env);
    const lines = out.split('\n').filter((line) => line.startsWith('PROBLEM Set'));
    return lines.map((line) => /Set (\w+)/.exec(line)?.[1]);
  };
  const [start, mails] = [
    ['SITE_URL', 'CONTACT_PEPPER'],
    ['RESEND_API_KEY', 'TEAM_EMAIL', 'MAIL_FROM'],
  ];
  assert.deepEqual(await namedWith({}), [...start, ...mails]);
  const odd = { ALLOWED_ORIGINS: 'nobody', RESEND_BASE_URL: 'nowhere' };
  assert.deepEqual(await namedWith(odd), [...start, ...Object.keys(odd), ...mails]);
});

test('a database that takes nothing in is told apart from one that does not answer', async () => {
  await using endpoint = await startTestEndpoint();
  const url = `${endpoint.database.url}?default_transaction_read_only=on`;
  const env = { SUPABASE_DB_URL: url };
  const fault = /The database takes nothing in, as when its disk is full/;
  assert.match((await run(endpoint, 'doctor', [], env)).out, fault);
  for (const [command, words] of [
    ['deliver', []],
    ['messages-forget', [visitor.email]],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one command after the other
    const { code, err } = await run(endpoint, command, [...words], env);
    assert.equal(code, 1);
    assert.match(err, fault);
  }
});

test('messages:forget refuses what is no address, instead of finding nothing', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post();
  const { code, err } = await run(endpoint, 'messages-forget', [`Ana <${visitor.email}>`]);
  assert.equal(code, 1);
  assert.match(err, /Name one e-mail address/);
});
