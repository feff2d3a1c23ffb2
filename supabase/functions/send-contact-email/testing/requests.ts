import assert from 'node:assert/strict';

import { assertHas } from './assertHas.ts';
import { SITE, type TestEndpoint, visitor } from './testEndpoint.ts';

export const URL_OF_FUNCTION = 'https://project.supabase.test/send-contact-email';
export const JSON_FROM_SITE = { origin: SITE, 'content-type': 'application/json' };

/** A POST of JSON from the site; `init` overrides. */
export const request = (init: RequestInit, url = URL_OF_FUNCTION) =>
  new Request(url, { method: 'POST', headers: JSON_FROM_SITE, ...init });

/** The fields of the form, encoded as a browser without JavaScript does; `change` overrides. */
export const formFields = (change: Record<string, string> = {}) =>
  new URLSearchParams({
    ...visitor,
    website: '',
    elapsed: '',
    language: 'en',
    ...change,
  }).toString();

/** The site's form, posted by such a browser. */
export const formRequest = (body: BodyInit, headers: Record<string, string> = {}) =>
  request({
    headers: {
      origin: SITE,
      'content-type': 'application/x-www-form-urlencoded',
      'cf-connecting-ip': '203.0.113.7',
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      ...headers,
    },
    body,
  });

/** Asserts that a request is refused with this problem and not stored. Returns the answer. */
export async function assertProblem(
  endpoint: TestEndpoint,
  made: Request,
  status: number,
  code: string,
): Promise<Response> {
  const response = await endpoint.handle(made);
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  assertHas(await response.json(), { status, code, type: `${SITE}/problems/${code}` });
  assert.equal(response.status, status);
  assert.equal((await endpoint.database.sql`select from contact.messages`).length, 0);
  return response;
}
