import type { Harness } from './createHarness.ts';
import { SITE } from './environment.ts';
import type { Answer } from './send.ts';

const ALWAYS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'Retry-After, Idempotency-Replayed',
};

/** A32 and L10: reports what is wrong in any answer. */
export function findWrongAnswers({ exchanges }: Harness): string[] {
  return exchanges.flatMap(({ sent, answer }) => {
    if (!answer) return [];
    const { status, headers, text } = answer;
    const wrong = Object.entries(ALWAYS)
      .filter(([name, value]) => headers[name] !== value)
      .map(([name]) => `${status} has ${name}: ${String(headers[name])}`);
    // Deno 2.1 puts its own Accept-Encoding in front.
    if (!/(?:^|, )Origin$/.test(String(headers['vary']))) {
      wrong.push(`${status} lacks Vary: Origin`);
    }
    const origin = sent.headers?.['origin'];
    const allowed = headers['access-control-allow-origin'];
    if (allowed !== (origin === SITE ? SITE : undefined)) {
      wrong.push(`${status} for ${String(origin)} allows ${String(allowed)}`);
    }
    if (/html/i.test(String(headers['content-type']))) wrong.push(`${status} is HTML`);
    if (status >= 400 && sent.method !== 'HEAD' && !isProblem(answer)) {
      wrong.push(`${status} without a problem body: ${text.slice(0, 80)}`);
    }
    if (/\bsent\b|enviad/i.test(text)) wrong.push(`${status} says "sent": ${text}`);
    return wrong;
  });
}

const isProblem = ({ status, headers, json }: Answer): boolean =>
  headers['content-type'] === 'application/problem+json' &&
  json?.['status'] === status &&
  typeof json['code'] === 'string' &&
  json['type'] === `${SITE}/problems/${json['code']}` &&
  typeof json['title'] === 'string' &&
  typeof json['detail'] === 'string';
