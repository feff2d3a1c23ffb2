import assert from 'node:assert/strict';

import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import { createTestClock } from '../../functions/send-contact-email/testing/testClock.ts';
import {
  environment,
  startTestEndpoint,
  type TestEndpoint,
  visitor,
} from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { run } from './runCommand.ts';

/** A site, a function that lets its pages send, and a folder where "npm start" notes a stack. */
async function startSite() {
  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => {} }, ({ url }) =>
    new URL(url).pathname === '/'
      ? new Response('<p>')
      : new Response('', { status: 405, headers: { 'access-control-allow-origin': origin } }),
  );
  const origin: string = `http://127.0.0.1:${server.addr.port}`;
  const folder = await Deno.makeTempDir();
  return {
    origin,
    note: async ({ database }: TestEndpoint) => {
      const parts = { site: origin, functions: origin, inbox: origin, mailApi: origin };
      const stack = { ...parts, databaseUrl: database.url, pid: Deno.pid };
      await Deno.writeTextFile(`${folder}/stack.json`, JSON.stringify(stack));
    },
    env: { SUPABASE_DB_URL: '', WNC_STATE: folder },
    stop: async () => {
      await Deno.remove(folder, { recursive: true });
      await server.shutdown();
    },
  };
}

test('a command for staff works on the database in the settings, even while a local stack runs, or else says that it uses that stack', async () => {
  await using hosted = await startTestEndpoint();
  await using local = await startTestEndpoint();
  await Promise.all([hosted.post(), local.post()]);
  const { note, env, stop } = await startSite();
  const left = async () =>
    (
      await Promise.all(
        [hosted, local].map(({ database }) => database.sql`select from contact.messages`),
      )
    ).map(({ length }) => length);
  const forget = async (change: Record<string, string>) => {
    const args = [visitor.email];
    const { code, err } = await run(hosted, 'forgetMessages', args, { ...env, ...change });
    return [code, err, ...(await left())];
  };
  const withNone = await forget({});
  await note(local);
  const withBoth = await forget({ SUPABASE_DB_URL: hosted.database.url });
  const withStack = await forget({});
  await stop();
  assert.deepEqual(
    [withNone, withBoth, withStack],
    [
      [1, 'Set SUPABASE_DB_URL to the database, or start the local stack (npm start).\n', 1, 1],
      [0, '', 0, 1],
      [0, 'SUPABASE_DB_URL is not set, so this runs on the local stack.\n', 0, 0],
    ],
  );
});

test('doctor finds no problem with a local stack that has taken a message, and succeeds', async () => {
  const { origin, note, env, stop } = await startSite();
  const wakeUrl = `${origin}/functions/v1/send-contact-email/wake`;
  const clock = createTestClock(new Date().toISOString());
  await using endpoint = await startTestEndpoint({ wakeUrl }, clock);
  await endpoint.postAndSettle();
  await note(endpoint);
  const { code, out } = await run(endpoint, 'doctor', [], env);
  await stop();
  assert.doesNotMatch(out, /^PROBLEM/m);
  assert.match(out, /^ok {6}Mails go to the inbox at .* and to nobody else\.$/m);
  assert.equal(code, 0);
});

test('doctor says which settings it needs to look at the database and the function', async () => {
  await using endpoint = await startTestEndpoint();
  const { origin, env, stop } = await startSite();
  const settings = { ...environment, SITE_URL: origin, RESEND_BASE_URL: origin };
  const { code, out } = await run(endpoint, 'doctor', [], { ...settings, ...env });
  await stop();
  assert.equal(code, 1);
  assert.match(out, /^PROBLEM Set SUPABASE_DB_URL to look at the database, or start/m);
  assert.match(out, /^PROBLEM Set SUPABASE_URL to look at the deployed function as well\.$/m);
});
