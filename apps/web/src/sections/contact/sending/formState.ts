import type { ContactError } from '@wnc/validation/contact';

import type { Outcome } from './readAnswer.ts';

/** Why a message was not sent; `until` is in milliseconds since 1970. */
export type Failure =
  | { reason: 'failed' | 'unknown' | 'offline' }
  | { reason: 'tooMany'; until: number };

export type FormState =
  | { status: 'idle' }
  | { status: 'invalid'; errors: ContactError[] }
  /** `slow`: no answer for so long that the visitor may think nothing is happening. */
  | { status: 'sending'; slow?: true }
  | { status: 'sent'; ref: string | undefined }
  | ({ status: 'failed' } & Failure)
  /** What stood in the way of the message no longer does: the network is back, the wait is over. */
  | { status: 'sendable'; after: 'offline' | 'tooMany' };

export const offline: FormState = { status: 'failed', reason: 'offline' };

export const isOffline = (state: FormState): boolean =>
  state.status === 'failed' && state.reason === 'offline';

/** Whether a click on the submit button is ignored. */
export const ignoresSubmit = (state: FormState): boolean =>
  state.status === 'sending' || (state.status === 'failed' && state.reason === 'tooMany');

/** Whether it has been sending for so long that the page says so. */
export const isSlow = (state: FormState): boolean => state.status === 'sending' && !!state.slow;

/** The state after sending that ended at `now`, in milliseconds since 1970. */
export function afterSending(outcome: Outcome, now: number): FormState {
  switch (outcome.kind) {
    case 'sent':
      return { status: 'sent', ref: outcome.ref };
    case 'invalid':
      return { status: 'invalid', errors: outcome.errors };
    case 'tooMany':
      return { status: 'failed', reason: 'tooMany', until: now + outcome.waitSeconds * 1000 };
    case 'unknown':
      return { status: 'failed', reason: 'unknown' };
    default:
      return { status: 'failed', reason: 'failed' };
  }
}

/**
 * The state after the visitor typed or chose something, when `errors` returns what is wrong now: a
 * shown error goes once it is corrected, and no new one appears while somebody is typing.
 */
export function afterEdit(state: FormState, errors: () => ContactError[]): FormState {
  if (state.status === 'sent') return { status: 'idle' };
  if (state.status !== 'invalid') return state;
  const shown = new Set(state.errors.map(({ field }) => field));
  const left = errors().filter(({ field }) => shown.has(field));
  return left.length > 0 ? { status: 'invalid', errors: left } : { status: 'idle' };
}
