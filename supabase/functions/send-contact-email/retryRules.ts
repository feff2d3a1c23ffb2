import { mailProblems } from './config.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type MailKind = 'team' | 'visitor';

/** What came of one try to send a mail. */
export type SendResult =
  | { ok: true; providerId: string }
  /** `status` is null when nobody knows what the provider did: no connection, no time, no id. */
  | { ok: false; status: number | null; code: string; retryAfterMs?: number };

/** What is written down about a mail after a try. */
export type Settlement = {
  state: 'accepted' | 'waiting' | 'skipped' | 'failed' | 'parked';
  reason: string | null;
  providerId?: string;
  /** When a waiting or parked mail is tried again. */
  nextAt?: Date;
  /** Whether the try is held against this very mail. Ten such tries park it. */
  counts: boolean;
  /** Somebody has to look. */
  alert: boolean;
};

/** After the first, second … try in vain. The tenth try lies beyond the 72 h that a mail is owed. */
const RETRY_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  26 * HOUR_MS,
];
const SAME_KEY_BUSY_MS = 30_000;
const THROTTLED_MS = 5_000;
const UNKNOWN_ANSWER_MS = 6 * HOUR_MS;
/** The word of the SDK for a body that is no JSON; the provider itself says so with 500 alone. */
const UNREADABLE = 'application_error';
const PARKED_MS = 24 * HOUR_MS;
const PARKED_AFTER_FAILURES = 10;

/**
 * A refusal in words that are not the provider's comes from something before it. The words of this
 * mail alone may be why: whoever writes such ones must not keep back everybody else's.
 */
const isBlocked = (result: SendResult): boolean =>
  !result.ok && (result.status === 401 || result.status === 403) && result.code === UNREADABLE;

/** How long more than this mail waits: a spent quota, a refused key or sender. Else undefined. */
export function accountHoldMs(result: SendResult): number | undefined {
  if (result.ok) return undefined;
  if (result.code === 'daily_quota_exceeded') return HOUR_MS;
  if (result.code === 'monthly_quota_exceeded') return 6 * HOUR_MS;
  if (isBlocked(result)) return undefined;
  const isRefused = result.status === 401 || result.status === 403;
  return isRefused || Object.hasOwn(mailProblems, result.code) ? HOUR_MS : undefined;
}

/**
 * Which mails such a refusal concerns. A 403 may be about whom a mail goes to: what a confirmation
 * meets, the team's mail need not meet. If it does, it says so itself.
 */
export const heldKinds = (result: SendResult, refused: MailKind): readonly MailKind[] =>
  refused === 'visitor' && !result.ok && result.status === 403 ? ['visitor'] : ['team', 'visitor'];

/** Other bytes went out under this key before. Whether they say the same, nobody can tell from this. */
export const isOtherBytes = (result: SendResult): boolean =>
  !result.ok && result.status === 409 && result.code === 'invalid_idempotent_request';

/** Gateways before the provider, which do not know what became of a request. */
const NO_ANSWER_BEHIND = new Set([502, 504]);

/**
 * Whether a mail may be on its way after this try. It surely is not when it was never sent, or was
 * refused; but a refusal because of another try under the key says that one such mail may be.
 */
export function mayHaveGone(result: SendResult): boolean {
  if (result.ok) return true;
  const { status, code } = result;
  if (status === null) return !Object.hasOwn(mailProblems, code);
  return status === 409 || NO_ANSWER_BEHIND.has(status);
}

/** What to do after a try, given how often the mail has failed before. */
export function judge(result: SendResult, kind: MailKind, failures: number, now: Date): Settlement {
  if (result.ok) {
    return {
      state: 'accepted',
      reason: null,
      providerId: result.providerId,
      counts: false,
      alert: false,
    };
  }
  const { status, code } = result;
  const waitingFor = (ms: number, counts: boolean, alert: boolean): Settlement => {
    const isLast = counts && failures + 1 >= PARKED_AFTER_FAILURES;
    const nextAt = new Date(now.getTime() + (isLast ? PARKED_MS : ms));
    return {
      state: isLast ? 'parked' : 'waiting',
      reason: code,
      nextAt,
      counts,
      alert: alert || isLast,
    };
  };
  const hold = accountHoldMs(result);
  if (hold !== undefined) {
    const isQuota = status === 429;
    return isQuota && kind === 'visitor'
      ? { state: 'skipped', reason: 'quota', counts: false, alert: true }
      : waitingFor(hold, false, true);
  }
  if (status === 429) return waitingFor(result.retryAfterMs ?? THROTTLED_MS, false, false);
  if (status === 409 && code === 'concurrent_idempotent_requests') {
    return waitingFor(SAME_KEY_BUSY_MS, false, false);
  }
  // The mail is there, and a new key would double it.
  if (isOtherBytes(result)) {
    return { state: 'accepted', reason: code, counts: false, alert: true };
  }
  if (status === null || status >= 500 || isBlocked(result)) {
    const ms = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? HOUR_MS;
    return waitingFor(ms, true, isBlocked(result));
  }
  // A page of something before the provider may be another one tomorrow.
  if ((status === 422 || status === 400) && code !== UNREADABLE) {
    return kind === 'visitor'
      ? { state: 'failed', reason: 'invalid_recipient', counts: true, alert: false }
      : { state: 'failed', reason: code, counts: true, alert: true };
  }
  return waitingFor(UNKNOWN_ANSWER_MS, true, true);
}
