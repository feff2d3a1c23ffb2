import type { ContactMessage } from '@wnc/validation/contact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sendMessage } from './sendMessage.ts';

const FIRST_ID = '11111111-1111-4111-8111-111111111111';
const NEXT_ID = '22222222-2222-4222-8222-222222222222';
const message: ContactMessage = {
  name: 'Ana',
  email: 'ana@example.org',
  message: 'I would like to help on Saturdays.',
  type: 'volunteer',
  language: 'en',
  id: FIRST_ID,
};

type Step = (signal?: AbortSignal | null) => Promise<Response>;
const json = (code: number, body: unknown, headers: Record<string, string> = {}): Step => {
  const type = code < 400 ? 'application/json' : 'application/problem+json';
  const all = { 'Content-Type': type, ...headers };
  return () => Promise.resolve(Response.json(body, { status: code, headers: all }));
};
const html = (code: number): Step => {
  const headers = { 'Content-Type': 'text/html' };
  return () => Promise.resolve(new Response('<p>ok</p>', { status: code, headers }));
};
const received = json(202, { ok: true, id: FIRST_ID, ref: 'MSG-7K2M9Q' });
const brokenConnection: Step = () => Promise.reject(new TypeError('Failed to fetch'));
const never: Step = () => new Promise(() => undefined);
const endless: Step = (signal) => {
  const body = new ReadableStream({
    start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
  });
  return Promise.resolve(new Response(body, { status: 403 }));
};

/** Answers each call with the next step, then with the last one, and records what was sent when. */
function stubConnection(...steps: Step[]) {
  type Call = { body: ContactMessage; url: string; headers: Headers; keepalive: unknown };
  const calls: (Call & { atMs: number })[] = [];
  const started = Date.now();
  const fetch = vi.fn<typeof globalThis.fetch>((url, init) => {
    calls.push({
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      url: new Request(url).url,
      headers: new Headers(init?.headers),
      keepalive: init?.keepalive,
      atMs: Date.now() - started,
    });
    const step = steps[Math.min(calls.length, steps.length) - 1];
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      step?.(init?.signal).then(resolve, reject);
    });
  });
  return { calls, connection: { fetch, renewId: () => NEXT_ID } };
}

/** Sends the message, and lets all the time pass that this takes. */
const sendToTheEnd = async (connection: Parameters<typeof sendMessage>[1]) =>
  (await Promise.all([sendMessage(message, connection), vi.runAllTimersAsync()]))[0];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.org');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('a message goes to the function as it is, in one call, and its reference comes back', async () => {
  const { calls, connection } = stubConnection(received);
  expect(await sendMessage(message, connection)).toEqual({ kind: 'sent', ref: 'MSG-7K2M9Q' });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url).toBe('https://project.example.org/functions/v1/send-contact-email');
  expect(calls[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(calls[0]?.headers.get('apikey')).toBe('sb_publishable_test');
  expect(calls[0]?.body).toEqual(message);
});

test('O04: without an answer for 20 s it is tried twice more with the same id, each time even if the page is left, then unknown', async () => {
  const { calls, connection } = stubConnection(never);
  const sending = sendMessage(message, connection);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await sending).toEqual({ kind: 'unknown' });
  const tries = calls.map(({ body, keepalive }) => ({ id: body.id, keepalive }));
  expect(tries).toEqual(Array.from({ length: 3 }, () => ({ id: FIRST_ID, keepalive: true })));
});

test('O05: a broken connection is tried again after 1 s and after 4 s, with up to 0.5 s of jitter', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { calls, connection } = stubConnection(brokenConnection);
  expect(await sendToTheEnd(connection)).toEqual({ kind: 'unknown' });
  expect(calls.map(({ atMs }) => atMs)).toEqual([0, 1250, 5500]);
});

test('O05: a connection that comes back in between delivers the message once', async () => {
  const { calls, connection } = stubConnection(brokenConnection, received);
  expect(await sendToTheEnd(connection)).toEqual({ kind: 'sent', ref: 'MSG-7K2M9Q' });
  expect(calls.map(({ body }) => body)).toEqual([message, message]);
});

test.each([
  ['503', json(503, { code: 'unavailable', retry_after: 60 })],
  ['500 without a body', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['546', json(546, {})],
  ['502 in HTML', html(502)],
  ['408', json(408, { code: 'request_timeout' })],
  ['the mark of a relay', json(200, {}, { 'x-relay-error': 'true' })],
])('O08: %s is tried three times and ends as a failure, not as unknown', async (_name, step) => {
  const { calls, connection } = stubConnection(step);
  expect(await sendToTheEnd(connection)).toEqual({ kind: 'unavailable' });
  expect(calls).toHaveLength(3);
});

test.each([503, 403])(
  'O04: it stays unknown when a later try is refused with %i but the first was never answered',
  async (code) => {
    const { connection } = stubConnection(brokenConnection, json(code, {}));
    expect(await sendToTheEnd(connection)).toEqual({ kind: 'unknown' });
  },
);

test.each([
  ['HTML with status 200', html(200)],
  ['202 without ok', json(202, { id: FIRST_ID })],
  ['202 with ok as a string', json(202, { ok: 'true', ref: 'MSG-7K2M9Q' })],
  ['204', () => Promise.resolve(new Response(null, { status: 204 }))],
  [
    'a body that is not JSON',
    () => Promise.resolve(new Response('{', { headers: { 'Content-Type': 'application/json' } })),
  ],
])('O10, L09: %s is never taken for success', async (_name, step) => {
  const { calls, connection } = stubConnection(step);
  expect(await sendMessage(message, connection)).toEqual({ kind: 'refused', code: 'odd_answer' });
  expect(calls).toHaveLength(1);
});

test('O06: a refusal of fields gives the codes of the known ones', async () => {
  const errors = [
    { field: 'message', code: 'too_short' },
    { field: 'email', code: 'unicode_local' },
    { field: 'email', code: 'of_tomorrow' },
    { field: 'shoe', code: 'too_long' },
  ];
  const { connection } = stubConnection(json(422, { code: 'validation_failed', errors }));
  expect(await sendMessage(message, connection)).toEqual({
    kind: 'invalid',
    errors: [
      { field: 'email', code: 'unicode_local' },
      { field: 'message', code: 'too_short' },
    ],
  });
});

test.each([
  ['no field', []],
  ['a field that no visitor sees', [{ field: 'language', code: 'invalid_choice' }]],
])('O06: a refusal that names %s is a failure with its code', async (_name, errors) => {
  const { connection } = stubConnection(json(422, { code: 'validation_failed', errors }));
  expect(await sendMessage(message, connection)).toEqual({
    kind: 'refused',
    code: 'validation_failed',
  });
});

test.each([
  ['from the body', json(429, { retry_after: 540 }, { 'Retry-After': '1' }), 540],
  ['from the header', json(429, {}, { 'Retry-After': '120' }), 120],
  ['of a minute when nothing is said', json(429, {}), 60],
  ['of a minute when no number is said', json(429, {}, { 'Retry-After': 'Infinity' }), 60],
])('O07: too many messages mean a wait %s and no retry', async (_name, step, waitSeconds) => {
  const { calls, connection } = stubConnection(step);
  expect(await sendMessage(message, connection)).toEqual({ kind: 'tooMany', waitSeconds });
  expect(calls).toHaveLength(1);
});

test('O09: an id that is taken is replaced once, without a wait, and the new one is tried as often', async () => {
  const { calls, connection } = stubConnection(json(409, {}), html(503), html(503), received);
  expect(await sendToTheEnd(connection)).toEqual({ kind: 'sent', ref: 'MSG-7K2M9Q' });
  expect(calls.map(({ body }) => body.id)).toEqual([FIRST_ID, NEXT_ID, NEXT_ID, NEXT_ID]);
  expect(calls[1]?.atMs).toBe(0);
});

test('O09: a second conflict ends it', async () => {
  const { calls, connection } = stubConnection(json(409, { code: 'id_conflict' }));
  expect(await sendMessage(message, connection)).toEqual({ kind: 'conflict' });
  expect(calls).toHaveLength(2);
});

test('O08: a problem whose body never ends is given up after 20 s', async () => {
  const { connection } = stubConnection(endless);
  const sending = sendMessage(message, connection);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await sending).toEqual({ kind: 'refused', code: 'http_403' });
});
