import { organization } from '@wnc/content/site';
import type { ContactError } from '@wnc/validation/contact';

import { ALLOWED_METHODS } from './origin.ts';

export type ProblemCode = keyof typeof problems;

/** What the visitor is told, whatever the format: JSON for a script, a page for a form. */
export type Answer =
  | { kind: 'accepted'; id: string; ref: string; replayed: boolean; stored: boolean }
  | {
      kind: 'problem';
      code: ProblemCode;
      errors?: readonly ContactError[];
      retryAfterSeconds?: number;
    };

/** A refusal with nothing but its reason. */
export const problem = (code: ProblemCode): Answer => ({ kind: 'problem', code });

/** Nothing was stored: the client is asked to send again, in a minute at the earliest. */
export const UNAVAILABLE: Answer = { kind: 'problem', code: 'unavailable', retryAfterSeconds: 60 };

/** HTTP status and a title for developers: the page has its own words for each code. */
export const problems = {
  malformed_request: [400, 'The address of the request is not valid.'],
  malformed_json: [400, 'The body is not valid JSON.'],
  not_object: [400, 'The body is not a JSON object.'],
  invalid_encoding: [400, 'The body is not valid UTF-8.'],
  origin_not_allowed: [403, 'This site may not send messages here.'],
  not_found: [404, 'There is nothing at this address.'],
  method_not_allowed: [405, 'Messages come in by POST.'],
  request_timeout: [408, 'The body took too long to arrive.'],
  id_conflict: [409, 'Another message came in under this id.'],
  payload_too_large: [413, 'The body is larger than 64 KiB.'],
  unsupported_media_type: [415, 'The body is neither JSON nor a form.'],
  unsupported_encoding: [415, 'The body is compressed.'],
  validation_failed: [422, 'Some fields are not right.'],
  rate_limited: [429, 'Too many messages in a short time.'],
  unavailable: [503, 'The message could not be received.'],
} as const;

const OTHER_WAYS = `Write to ${organization.email.value} or call ${organization.phone.display.value}.`;

/** The response to a script. Success has one status and one body shape. */
export function jsonAnswer(answer: Answer, siteUrl: string): Response {
  if (answer.kind === 'accepted') {
    const { id, ref, replayed, stored } = answer;
    return new Response(JSON.stringify({ ok: true, id, ref, ...(!stored && { stored }) }), {
      status: 202,
      headers: {
        'Content-Type': 'application/json',
        ...(replayed && { 'Idempotency-Replayed': 'true' }),
      },
    });
  }
  const { code, errors, retryAfterSeconds } = answer;
  const [status, title] = problems[code];
  const body = {
    type: `${siteUrl}/problems/${code}`,
    title,
    status,
    code,
    detail: retryAfterSeconds === undefined ? title : OTHER_WAYS,
    ...(errors && { errors }),
    ...(retryAfterSeconds !== undefined && { retry_after: retryAfterSeconds }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
      ...(code === 'method_not_allowed' && { Allow: ALLOWED_METHODS }),
    },
  });
}
