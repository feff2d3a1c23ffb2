import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { expect, onTestFinished, test, vi } from 'vitest';

import { denoBinary } from './denoBinary.ts';
import { freePort } from './freePort.ts';
import { closeServer, listen } from './listen.ts';
import { startStack, type Stack } from './startStack.ts';
import { wakeRegularly } from './wakeRegularly.ts';

vi.mock('./wakeRegularly.ts', { spy: true });

const site = 'http://127.0.0.1:5999';

type Mail = { readonly to: string[]; readonly subject: string };

async function mailsOf(stack: Stack): Promise<Mail[]> {
  const response = await fetch(`${stack.mailApi}/emails`);
  return ((await response.json()) as { data: Mail[] }).data;
}

async function storedIds(stack: Stack): Promise<string[]> {
  const sql = postgres(stack.databaseUrl, { max: 1 });
  const rows = await sql<{ id: string }[]>`select id from contact.messages`;
  await sql.end();
  return rows.map(({ id }) => id);
}

test('a message sent with the Supabase client, from a page opened under the name localhost, becomes one row and two mails, and the row stays; the function is woken where it listens; a function that ends on its own is named', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'stack-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const first = await startStack({ directory, site });
  onTestFinished(first.stop);
  const id = crypto.randomUUID();
  const client = createClient(first.functions, first.publishableKey);
  const { data, error } = await client.functions.invoke('send-contact-email', {
    body: {
      id,
      name: 'Sample Visitor',
      email: 'visitor@example.org',
      message: 'I would like to help at the next distribution.',
      type: 'volunteer',
      language: 'es',
    },
    headers: { Origin: site.replace('127.0.0.1', 'localhost') },
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ ok: true, id });
  await expect.poll(() => mailsOf(first), { timeout: 60_000 }).toHaveLength(2);
  const recipients = (await mailsOf(first)).flatMap(({ to }) => to);
  expect(recipients).toEqual(['team@local-stack.example', 'visitor@example.org']);
  expect(await storedIds(first)).toEqual([id]);
  const [wakeUrl = ''] = vi.mocked(wakeRegularly).mock.lastCall ?? [];
  const woken = await fetch(wakeUrl, { method: 'POST', body: '{}' });
  expect([woken.status, await woken.json()]).toEqual([202, { ok: true }]);
  await first.stop();

  const deno = join(directory, 'deno');
  const isToEnd = join(directory, 'end');
  const end = `(until [ -e '${isToEnd}' ]; do sleep 0.1; done; kill -KILL $$) &`;
  writeFileSync(deno, `#!/bin/sh\n${end}\nexec '${denoBinary('deno')}' "$@"\n`);
  chmodSync(deno, 0o755);
  const second = await startStack({ directory, site, deno });
  onTestFinished(second.stop);
  expect(await storedIds(second)).toEqual([id]);
  writeFileSync(isToEnd, '');
  expect(await second.ended).toBe('The function');
});

test('a stack with a part that cannot start leaves no database running that would block the next start', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'stack-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const mail = await freePort();
  const other = createServer();
  await listen(other, mail);
  onTestFinished(() => closeServer(other));
  const ports = { functions: await freePort(), database: await freePort(), mail };
  await expect(startStack({ directory, site, ports })).rejects.toThrow('EADDRINUSE');
  expect(existsSync(join(directory, 'postgres/PG_VERSION'))).toBe(true);
  expect(existsSync(join(directory, 'postgres/postmaster.pid'))).toBe(false);
});
