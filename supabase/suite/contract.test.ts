import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  createClient,
  FunctionsFetchError,
  FunctionsHttpError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { denoBinary } from '@wnc/local-stack/denoBinary';
import { startGateway } from '@wnc/local-stack/startGateway';
import { startStack } from '@wnc/local-stack/startStack';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import { checkInvariants } from './harness/checkInvariants.ts';
import { createHarness, type Harness } from './harness/createHarness.ts';
import { PUBLISHABLE_KEY, SITE } from './harness/environment.ts';
import { harnessOptions } from './harness/harnessOptions.ts';
import { refuse } from './harness/mailFaults.ts';
import { problemOf } from './harness/problemOf.ts';
import { recover } from './harness/recover.ts';
import { newVisitor, withoutId } from './harness/visitor.ts';

const FUNCTION = 'send-contact-email';
const JSON_TYPE = { 'content-type': 'application/json' };
const REF = /^MSG-[0-9A-Z]{6}$/;
const client = (url: string, headers: Record<string, string> = {}) =>
  createClient(url, PUBLISHABLE_KEY, { auth: { persistSession: false }, global: { headers } });

describe('the client library and the local stack', () => {
  test('the four fields are answered with a reference, and two mails are in the inbox', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'contact-contract-'));
    const deno = denoBinary(inject('deno'));
    const stack = await startStack({ directory, temporary: true, site: SITE, deno });
    try {
      const supabase = createClient(stack.functions, stack.publishableKey);
      const body = { ...withoutId(newVisitor()), type: 'partner' };
      const { data, error } = await supabase.functions.invoke(FUNCTION, { body });
      expect(error).toBeNull();
      expect(data).toEqual({ ok: true, id: expect.any(String), ref: expect.stringMatching(REF) });
      const emails = async () => {
        const response = await fetch(`${stack.mailApi}/emails`, {
          headers: { authorization: 'Bearer re_local_stack_only' },
        });
        return ((await response.json()) as { data: { subject: string; to: string[] }[] }).data;
      };
      await expect.poll(emails, { timeout: 60_000 }).toHaveLength(2);
      const recipients = (await emails()).map(({ to }) => to[0]);
      expect(recipients).toContain(body.email);
      for (const { subject } of await emails()) expect(subject).toContain(data.ref);
    } finally {
      await stack.stop();
    }
  });
});

describe('what the client library makes of each answer', () => {
  let harness: Harness;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  let supabase: SupabaseClient;

  beforeAll(async () => {
    harness = await createHarness(harnessOptions());
  });
  beforeEach(async () => {
    gateway = await startGateway({ functions: { [FUNCTION]: harness.url } });
    supabase = client(gateway.url);
  });
  afterEach(async () => {
    await gateway.stop();
    await recover(harness);
    expect((await checkInvariants(harness)).broken).toEqual([]);
  });
  afterAll(() => harness.stop());

  const invoke = async (body: unknown, from = supabase) => {
    await harness.reset();
    return from.functions.invoke(FUNCTION, { body: body as Record<string, unknown> });
  };

  test('a client without a browser gets an answer with a reference, and its sender a confirmation', async () => {
    const { data, error } = await invoke(withoutId(newVisitor()));
    expect([data, error]).toEqual([
      { ok: true, id: expect.any(String), ref: expect.stringMatching(REF) },
      null,
    ]);
    await harness.settled();
    expect(harness.provider.sent.map(({ key }) => key.split('/')[0])).toEqual(['team', 'visitor']);
  });

  test('a repeat gives the same data', async () => {
    const body = newVisitor();
    const first = await invoke(body);
    const again = await supabase.functions.invoke(FUNCTION, { body });
    expect(again.data).toEqual(first.data);
  });

  test('wrong fields are an error with their codes', async () => {
    const { data, error } = await invoke({ ...withoutId(newVisitor()), name: 'a', email: 'a' });
    expect(data).toBeNull();
    expect(await problemOf(error)).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [
        { field: 'name', code: 'too_short' },
        { field: 'email', code: 'invalid_format' },
      ],
    });
  });

  test('another text under a known id is an error', async () => {
    const visitor = newVisitor();
    await invoke(visitor);
    const { error } = await supabase.functions.invoke(FUNCTION, {
      body: { ...newVisitor(), id: visitor.id },
    });
    expect(await problemOf(error)).toMatchObject({ status: 409, code: 'id_conflict' });
  });

  test('the eleventh message is an error that says how long to wait', async () => {
    await harness.reset();
    for (let count = 0; count < 10; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const sent = await supabase.functions.invoke(FUNCTION, { body: newVisitor() });
      expect(sent.error).toBeNull();
    }
    const { error } = await supabase.functions.invoke(FUNCTION, { body: newVisitor() });
    const problem = { status: 429, code: 'rate_limited', retry_after: 600 };
    expect(await problemOf(error)).toMatchObject(problem);
    const { headers } = (error as FunctionsHttpError & { context: Response }).context;
    expect(headers.get('retry-after')).toBe('600');
  });

  test('a page of another site gets an error, even with the key', async () => {
    const { error } = await invoke(
      newVisitor(),
      client(gateway.url, { origin: 'https://evil.test' }),
    );
    expect(await problemOf(error)).toMatchObject({ status: 403, code: 'origin_not_allowed' });
  });

  test.for([
    ['plain text', { body: 'Hello' }, 415, 'unsupported_media_type'],
    ['a file', { body: new Blob(['{}']) }, 415, 'unsupported_media_type'],
    ['nothing at all', {}, 415, 'unsupported_media_type'],
    ['a list', { body: [] as unknown as string }, 400, 'not_object'],
    ['half an object', { body: '{', headers: JSON_TYPE }, 400, 'malformed_json'],
    ['a question', { method: 'GET' }, 405, 'method_not_allowed'],
  ] as const)('%s is an error without data', async ([, options, status, code]) => {
    await harness.reset();
    const { data, error } = await supabase.functions.invoke(FUNCTION, options);
    expect(data).toBeNull();
    expect(await problemOf(error)).toMatchObject({ status, code });
  });

  test('too much text is an error', async () => {
    // Without the gateway: Deno 2.1 closes the connection after an early answer.
    const tooMuch = { ...newVisitor(), message: 'x'.repeat(66_000) };
    const { error } = await invoke(tooMuch, client(harness.url));
    expect(await problemOf(error)).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  test('with the database and the provider down the error says how to reach us', async () => {
    await harness.reset();
    await harness.proxy.setMode('refuse');
    harness.provider.always = refuse(500, 'application_error');
    const { error } = await supabase.functions.invoke(FUNCTION, { body: newVisitor() });
    expect(await problemOf(error)).toMatchObject({
      status: 503,
      code: 'unavailable',
      retry_after: 60,
      detail: expect.stringMatching(/@.+\(\d{3}\) \d{3}-\d{4}/),
    });
  });

  test('with the database down the data says that nothing is stored', async () => {
    await harness.reset();
    await harness.proxy.setMode('refuse');
    const { data, error } = await supabase.functions.invoke(FUNCTION, { body: newVisitor() });
    expect([data.stored, error]).toEqual([false, null]);
  });

  test('without a connection the error is of a different kind', async () => {
    const nowhere = client('http://127.0.0.1:9');
    const { error } = await nowhere.functions.invoke(FUNCTION, { body: newVisitor() });
    expect(error).toBeInstanceOf(FunctionsFetchError);
    expect(error).toMatchObject({ message: 'Failed to send a request to the Edge Function' });
  });

  test('a function that is not running is an error from the gateway', async () => {
    await harness.reset();
    await harness.kill();
    const { error } = await supabase.functions.invoke(FUNCTION, { body: newVisitor() });
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect((error as FunctionsHttpError & { context: Response }).context.status).toBe(503);
  });
});
