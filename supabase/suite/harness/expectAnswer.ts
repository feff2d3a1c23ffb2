import { expect } from 'vitest';

import { SITE } from './environment.ts';
import type { Answer } from './send.ts';

export type FieldErrors = Readonly<Record<string, string>>;

const ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const REF = /^MSG-[0-9A-Z]{6}$/;

/** 202 with a reference. `replayed` is in a header, `stored: false` in the body. */
export function expectAccepted(
  answer: Answer,
  {
    replayed = false,
    stored = true,
    id,
  }: { replayed?: boolean; stored?: boolean; id?: string } = {},
): void {
  expect([answer.status, answer.json?.['code']]).toEqual([202, undefined]);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.headers['idempotency-replayed']).toBe(replayed ? 'true' : undefined);
  expect(answer.json).toEqual({
    ok: true,
    id: id ?? expect.stringMatching(ID),
    ref: expect.stringMatching(REF),
    ...(!stored && { stored: false }),
  });
}

/** A problem with this status and code; `errors` are codes by field. */
export function expectProblem(
  answer: Answer,
  status: number,
  code: string,
  { errors, retryAfter }: { errors?: FieldErrors; retryAfter?: number } = {},
): void {
  expect([answer.status, answer.json?.['code']]).toEqual([status, code]);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  const named = Object.entries(errors ?? {}).map(([field, each]) => ({ field, code: each }));
  expect(answer.json?.['errors']).toEqual(errors ? named : undefined);
  if (retryAfter !== undefined) {
    expect(answer.json?.['retry_after']).toBe(retryAfter);
    expect(answer.headers['retry-after']).toBe(String(retryAfter));
  }
}

/** A redirect to a fixed page of the site. */
export function expectRedirect(answer: Answer, path: string | RegExp): void {
  expect([answer.status, answer.text]).toEqual([303, '']);
  const location = String(answer.headers['location']);
  expect(location.startsWith(`${SITE}/`)).toBe(true);
  const place = location.slice(SITE.length);
  if (typeof path === 'string') expect(place).toBe(path);
  else expect(place).toMatch(path);
}
