import type { Resend } from 'resend';

import { before, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { codeOnly } from './log.ts';
import type { OutgoingMail } from './mails/outgoingMail.ts';
import type { SendResult } from './retryRules.ts';

const TRY_LIMIT_MS = 10_000;
/** Whatever a provider asks for, a mail is tried again within the hour. */
const RETRY_AFTER_MAX_MS = 3_600_000;

/** Sends one mail. The same key never sends two. Never rejects: what went wrong is the value. */
export type Mailer = { send: (mail: OutgoingMail, key: string) => Promise<SendResult> };

export function createResendMailer(config: Config, clock: Clock): Mailer {
  const [problem] = config.mailProblems;
  return {
    send: async (mail, idempotencyKey) => {
      // The constructor would throw without a key; messages are taken all the same, their mails wait.
      if (problem) return { ok: false, status: null, code: problem };
      const signal = clock.deadline(TRY_LIMIT_MS);
      // A redirect would carry the key to whoever is named in it.
      const options = { idempotencyKey, signal, redirect: 'error' as const };
      const from = mail.from ?? config.mailFrom ?? '';
      const to = mail.to ?? config.teamEmail ?? '';
      try {
        const resend = await createResend(config);
        const sent = resend.emails.send({ ...mail, from, to }, options);
        return resultOf(await before(signal, sent), clock.now());
      } catch {
        return { ok: false, status: null, code: signal.aborted ? 'timeout' : 'network' };
      }
    },
  };
}

/** Loaded with the first mail, so that the answer to the first message does not wait for it. */
async function createResend({ resendApiKey, resendBaseUrl }: Config): Promise<Resend> {
  const { Resend } = await import('resend');
  return new Resend(resendApiKey, { baseUrl: resendBaseUrl });
}

type Answer = Awaited<ReturnType<Resend['emails']['send']>>;

function resultOf({ data, error, headers }: Answer, now: Date): SendResult {
  if (typeof data?.id === 'string' && data.id !== '') return { ok: true, providerId: data.id };
  if (!error) return { ok: false, status: null, code: 'no_id' };
  const waitMs = waitOf(headers?.['retry-after'] ?? '', now);
  return {
    ok: false,
    status: statusOf(error),
    code: error.statusCode === null ? 'network' : codeOnly(error.name),
    ...(waitMs > 0 && { retryAfterMs: Math.min(waitMs, RETRY_AFTER_MAX_MS) }),
  };
}

/** The header names seconds or a date. NaN for anything else. */
const waitOf = (retryAfter: string, now: Date): number =>
  Number.isNaN(Number(retryAfter))
    ? Date.parse(retryAfter) - now.getTime()
    : Number(retryAfter) * 1000;

/** The SDK keeps the status that the body names. A body without one is known by its name, or not. */
function statusOf(error: NonNullable<Answer['error']>): number | null {
  if (typeof error.statusCode === 'number') return error.statusCode;
  return statusByName.get(error.name) ?? null;
}

const statusByName = new Map<string, number>([
  ['rate_limit_exceeded', 429],
  ['daily_quota_exceeded', 429],
  ['monthly_quota_exceeded', 429],
  ['validation_error', 422],
  ['missing_api_key', 401],
  ['restricted_api_key', 401],
  ['invalid_api_key', 403],
  ['concurrent_idempotent_requests', 409],
  ['invalid_idempotent_request', 409],
  ['application_error', 500],
  ['internal_server_error', 500],
]);
