import { mailProblems } from '../config.ts';
import type { Hold, MailKind, Settlement } from '../store/store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The result of one try to send a mail. */
export type SendResult =
  | { ok: true; providerId: string }
  /** `status` is null if the outcome is unknown (network, timeout, no id), or nothing was sent. */
  | { ok: false; status: number | null; code: string; retryAfterMs?: number };

/** Backoff after the first, second … failure. The tenth try comes after the promised 72 h. */
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
/** The SDK's name for a body that is not JSON; the provider uses it only with status 500. */
const UNREADABLE = 'application_error';
const PARKED_MS = 24 * HOUR_MS;
const PARKED_AFTER_FAILURES = 10;

/**
 * A refusal whose body is not the provider's comes from a proxy or firewall in front of it. The
 * words of this one mail may be the reason, and must not hold up all the others.
 */
const isBlocked = (result: SendResult): boolean =>
  !result.ok && (result.status === 401 || result.status === 403) && result.code === UNREADABLE;

/** Why other mails have to wait as well, all or those of one kind, and how long. */
export type AccountHold = Hold & { ms: number };

/**
 * What a result means for other mails: a hold after a spent quota, a refused key or sender, or a
 * missing setting; otherwise undefined. A 403 may be about the recipient, so one for a confirmation
 * need not apply to the team's mail. If it does, that mail will get its own 403.
 */
export function accountHold(result: SendResult, refused: MailKind): AccountHold | undefined {
  if (result.ok || isBlocked(result)) return undefined;
  const { status, code: reason } = result;
  if (reason === 'daily_quota_exceeded') return { reason, ms: HOUR_MS };
  if (reason === 'monthly_quota_exceeded') return { reason, ms: 6 * HOUR_MS };
  if (status === 403 && refused === 'visitor') return { reason, ms: HOUR_MS, kind: refused };
  const isRefused = status === 401 || status === 403 || Object.hasOwn(mailProblems, reason);
  return isRefused ? { reason, ms: HOUR_MS } : undefined;
}

/** The provider has accepted other bytes under this idempotency key; it does not say which. */
export const isIdempotencyConflict = (result: SendResult): boolean =>
  !result.ok && result.status === 409 && result.code === 'invalid_idempotent_request';

/** Another try with this idempotency key is under way. */
export const isKeyBusy = (result: SendResult): boolean =>
  !result.ok && result.status === 409 && result.code === 'concurrent_idempotent_requests';

/** From a gateway in front of the provider, which may have received the request. */
const GATEWAY_ERRORS = new Set([502, 504]);

/**
 * Whether a mail may have been sent. Surely not if the request was never made or was refused; but a
 * 409 comes from another try with the same key, which may have sent it.
 */
export function mayHaveGone(result: SendResult): boolean {
  if (result.ok) return true;
  const { status, code } = result;
  if (status === null) return !Object.hasOwn(mailProblems, code);
  return status === 409 || GATEWAY_ERRORS.has(status);
}

/**
 * Whether the provider will never take this mail. A page from a proxy in front of the provider is
 * no verdict on the mail, and may be gone tomorrow.
 */
export const isRefusedForGood = (result: SendResult): boolean =>
  !result.ok && (result.status === 422 || result.status === 400) && result.code !== UNREADABLE;

/**
 * What to store after a try. `failures` is how often the mail itself has failed before. For a
 * confirmation, `isTeamRefused` says that the team's mail about the same message was refused for
 * good, too: then the reason is hardly the visitor's address.
 */
export function settlementOf(
  result: SendResult,
  kind: MailKind,
  failures: number,
  now: Date,
  isTeamRefused = false,
): Settlement {
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
  const waitingFor = (ms: number, { counts = false, alert = false } = {}): Settlement => {
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
  const hold = accountHold(result, kind);
  if (hold) {
    const isQuota = status === 429;
    return isQuota && kind === 'visitor'
      ? { state: 'skipped', reason: 'quota', counts: false, alert: true }
      : waitingFor(hold.ms, { alert: true });
  }
  if (status === 429) return waitingFor(result.retryAfterMs ?? THROTTLED_MS);
  if (isKeyBusy(result)) return waitingFor(SAME_KEY_BUSY_MS);
  // A mail went out under this key; a new key could send it twice.
  if (isIdempotencyConflict(result)) {
    return { state: 'accepted', reason: code, counts: false, alert: true };
  }
  // It does not say which of the two conflicts it was; the next try will tell.
  const isUnreadConflict = status === 409 && code === UNREADABLE;
  if (status === null || status >= 500 || isUnreadConflict || isBlocked(result)) {
    return waitingFor(RETRY_MS[failures] ?? PARKED_MS, { counts: true, alert: isBlocked(result) });
  }
  if (isRefusedForGood(result)) {
    if (kind === 'visitor' && isTeamRefused) return waitingFor(PARKED_MS);
    return kind === 'visitor'
      ? { state: 'failed', reason: 'invalid_recipient', counts: true, alert: false }
      : { state: 'failed', reason: code, counts: true, alert: true };
  }
  return waitingFor(UNKNOWN_ANSWER_MS, { counts: true, alert: true });
}
