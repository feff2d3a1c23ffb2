import type { Resend } from 'resend';

import { type Clock, withDeadline } from '../clock.ts';
import type { Config } from '../config.ts';
import { codeOnly } from '../log.ts';
import type { OutgoingMail } from '../mails/outgoingMail.ts';
import { timeouts } from '../timeouts.ts';
import type { SendResult } from './retryRules.ts';

/** Whatever Retry-After the provider sends, a mail is tried again within the hour. */
const RETRY_AFTER_MAX_MS = 3_600_000;

/** Sends one mail; `key` is its idempotency key. Never rejects: failures are in the result. */
export type Mailer = { send: (mail: OutgoingMail, key: string) => Promise<SendResult> };

/** A mailer for Resend. While a setting is missing, each mail fails unsent, with its code. */
export function createResendMailer(config: Config, clock: Clock): Mailer {
  const [problem] = config.mailProblems;
  return {
    send: async (mail, idempotencyKey) => {
      // Without an API key, the SDK's constructor would throw. Messages are taken, and mails wait.
      if (problem) return { ok: false, status: null, code: problem };
      const signal = clock.deadline(timeouts.mailRequest);
      // A redirect would send the API key to whatever host it names.
      const options = { idempotencyKey, signal, redirect: 'error' as const };
      const from = mail.from ?? config.mailFrom ?? '';
      const to = mail.to ?? config.teamEmail ?? '';
      try {
        const resend = await createResend(config);
        const sent = resend.emails.send({ ...mail, from, to }, options);
        return resultOf(await withDeadline(signal, sent), clock.now());
      } catch {
        return { ok: false, status: null, code: signal.aborted ? 'timeout' : 'network' };
      }
    },
  };
}

/** Imports the SDK with the first mail, so that the first answer need not wait for it. */
async function createResend({ resendApiKey, resendBaseUrl }: Config): Promise<Resend> {
  const { Resend } = await import('resend');
  return new Resend(resendApiKey, { baseUrl: resendBaseUrl });
}

type Answer = Awaited<ReturnType<Resend['emails']['send']>>;

function resultOf({ data, error, headers }: Answer, now: Date): SendResult {
  if (typeof data?.id === 'string' && data.id !== '') {
    // Postgres stores no NUL: the row would stay due, and the mail be sent again.
    return { ok: true, providerId: data.id.replaceAll('\0', '') };
  }
  if (!error) return { ok: false, status: null, code: 'no_id' };
  const waitMs = waitOf(headers?.['retry-after'] ?? '', now);
  return {
    ok: false,
    status: statusOf(error),
    code: error.statusCode === null ? 'network' : codeOnly(error.name),
    ...(waitMs > 0 && { retryAfterMs: Math.min(waitMs, RETRY_AFTER_MAX_MS) }),
  };
}

/** Retry-After, seconds or an HTTP date, in ms from now. NaN for anything else. */
const waitOf = (retryAfter: string, now: Date): number =>
  Number.isNaN(Number(retryAfter))
    ? Date.parse(retryAfter) - now.getTime()
    : Number(retryAfter) * 1000;

/**
 * The SDK takes the status from the body; null means that it got no complete answer. If the body
 * has none, the error's name may imply it.
 */
const statusOf = ({ statusCode, name }: NonNullable<Answer['error']>): number | null =>
  typeof statusCode === 'number' ? statusCode : (statusByName.get(name) ?? null);

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
]);
