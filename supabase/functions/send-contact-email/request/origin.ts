/**
 * Where a request comes from. `keyed` is a client outside a browser with the project's publishable
 * key. `missing` (no Origin, or "null" from a page without a referrer) is accepted but suspicious.
 * `refused` is another site's page, or two origins in one header.
 */
export type OriginClass = 'listed' | 'keyed' | 'missing' | 'refused';

/** Classifies a request by its `Origin` header, or by its `apikey` if it has none. */
export function classifyOrigin(
  headers: Headers,
  allowed: ReadonlySet<string>,
  publishableKeys: readonly string[],
): OriginClass {
  const origin = headers.get('origin');
  if (origin === 'null') return 'missing';
  if (origin !== null) return allowed.has(origin) ? 'listed' : 'refused';
  return publishableKeys.includes(headers.get('apikey') ?? '') ? 'keyed' : 'missing';
}

// What supabase-js sends: a browser blocks a request with a header that is not listed.
const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type, x-retry-count';
const PREFLIGHT_KEPT_SECONDS = 7200;
export const ALLOWED_METHODS = 'POST, OPTIONS';

/** The headers of every answer, errors included: without CORS headers, a page cannot read it. */
export function everyAnswerHeaders(
  origin: string | null,
  allowed: ReadonlySet<string>,
): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Origin',
    'Access-Control-Expose-Headers': 'Retry-After, Idempotency-Replayed',
    ...(origin !== null && allowed.has(origin) && { 'Access-Control-Allow-Origin': origin }),
  };
}

export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': ALLOWED_METHODS,
  'Access-Control-Allow-Headers': ALLOWED_HEADERS,
  'Access-Control-Max-Age': String(PREFLIGHT_KEPT_SECONDS),
};
