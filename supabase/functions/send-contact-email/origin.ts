/**
 * Where a request comes from. `missing` (no Origin, or "null" from a page without a referrer) is
 * taken and looked at twice; `refused` is another site's page, or two origins in one header.
 */
export type OriginVerdict = 'listed' | 'missing' | 'refused';

export function judgeOrigin(origin: string | null, allowed: readonly string[]): OriginVerdict {
  if (origin === null || origin === 'null') return 'missing';
  return allowed.includes(origin) ? 'listed' : 'refused';
}

// The list of supabase-js; a header that is not in it stops the browser.
const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type, x-retry-count';
const PREFLIGHT_KEPT_SECONDS = 7200;
export const ALLOWED_METHODS = 'POST, OPTIONS';

/** The headers that every answer carries, whatever its status: without them a page cannot read it. */
export function everyAnswerHeaders(
  origin: string | null,
  allowed: readonly string[],
): Record<string, string> {
  const isListed = origin !== null && judgeOrigin(origin, allowed) === 'listed';
  return {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Origin',
    'Access-Control-Expose-Headers': 'Retry-After, Idempotency-Replayed',
    ...(isListed && { 'Access-Control-Allow-Origin': origin }),
  };
}

export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': ALLOWED_METHODS,
  'Access-Control-Allow-Headers': ALLOWED_HEADERS,
  'Access-Control-Max-Age': String(PREFLIGHT_KEPT_SECONDS),
};
