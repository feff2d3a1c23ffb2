import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type ClaimedMail, faultCode, type MailKind, type Store } from '../store/store.ts';
import type { Pace } from './createPace.ts';
import type { Mailer } from './createResendMailer.ts';
import { accountHold, isRefusedForGood, type SendResult, settlementOf } from './retryRules.ts';

/** What delivering mails needs. */
export type Delivery = { store: Store; mailer: Mailer; clock: Clock; log: Log };

const KINDS: readonly MailKind[] = ['team', 'visitor'];
const SHORT_WAIT_MAX_MS = 5_000;
const SHORT_WAIT_TRIES = 3;

/** `until`: no try begins after that, since the lease on the mails ends soon after. */
type Bounds = { until: Date; pace?: Pace };

/**
 * Sends claimed mails in order, one at a time, and settles each. If the provider refuses the whole
 * account, the remaining mails are settled like the one it refused, without another try; if it only
 * refuses confirmations, the remaining confirmations are. Returns whether it still takes the team's
 * mails.
 */
export async function deliver(
  mails: readonly ClaimedMail[],
  { store, mailer, clock, log }: Delivery,
  { until, pace }: Bounds,
): Promise<boolean> {
  const refusals: Partial<Record<MailKind, SendResult>> = {};
  const refusedForGood = new Set<string>();
  for (const mail of mails) {
    /* oxlint-disable no-await-in-loop -- the team's mail first, and no faster than the pace */
    const refusal = refusals[mail.kind];
    if (!refusal) await pace?.();
    if (clock.now() > until) break;
    const result = refusal ?? (await sendWithRetries(mail, mailer, clock, until));
    const now = clock.now();
    const hold = accountHold(result, mail.kind);
    if (hold && !refusal) {
      for (const kind of hold.kind ? [hold.kind] : KINDS) refusals[kind] = result;
      await store.hold(hold, new Date(now.getTime() + hold.ms)).catch(logFault(log));
    }
    const isTeamRefused = mail.team_refused || refusedForGood.has(mail.message_id);
    const settlement = settlementOf(result, mail.kind, mail.failures, now, isTeamRefused);
    if (mail.kind === 'team' && settlement.state === 'failed') refusedForGood.add(mail.message_id);
    log({
      level: settlement.alert ? 'alert' : 'info',
      event: 'mail',
      code: settlement.reason ?? settlement.state,
      kind: mail.kind,
      id: mail.message_id,
      attempt: mail.attempt,
      ...(!result.ok && result.status !== null && { status: result.status }),
    });
    await store.settle(mail, settlement, now).catch(logFault(log));
    /* oxlint-enable no-await-in-loop */
  }
  return refusals.team === undefined;
}

/** The provider sends only one mail per key. */
const idempotencyKey = ({ kind, message_id }: Pick<ClaimedMail, 'kind' | 'message_id'>) =>
  `${kind}/${message_id}`;

type Sendable = Pick<ClaimedMail, 'kind' | 'message_id' | 'mail'>;

/**
 * Sends a mail. If the provider refuses the team's mail for good, the visitor's address may be the
 * reason: it is sent again without that reply address, under its own key. Its text has the address.
 */
async function send(mailer: Mailer, mail: Sendable): Promise<SendResult> {
  const result = await mailer.send(mail.mail, idempotencyKey(mail));
  if (mail.kind !== 'team' || !isRefusedForGood(result)) return result;
  const { replyTo: _, ...rest } = mail.mail;
  return mailer.send(rest, `${idempotencyKey(mail)}/no-reply-to`);
}

/** Sends a mail; retries if the provider asks for a short wait that ends before `until`. */
export async function sendWithRetries(
  mail: Sendable,
  mailer: Mailer,
  clock: Clock,
  until: Date,
  tries = 1,
): Promise<SendResult> {
  const result = await send(mailer, mail);
  const waitMs = !result.ok && result.status === 429 ? result.retryAfterMs : undefined;
  const isShort = waitMs !== undefined && waitMs <= SHORT_WAIT_MAX_MS && tries < SHORT_WAIT_TRIES;
  const isTooLate = clock.now().getTime() + (waitMs ?? 0) > until.getTime();
  if (!isShort || isTooLate || accountHold(result, mail.kind)) return result;
  await clock.sleep(waitMs);
  return sendWithRetries(mail, mailer, clock, until, tries + 1);
}

/** A mail that could not be settled is sent again with the same key once its lease ends. */
const logFault = (log: Log) => (error: unknown) =>
  log({ level: 'alert', event: 'store', code: faultCode(error) });
