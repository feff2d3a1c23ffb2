import type { ContactMessage } from '@wnc/validation/contact';

import type { Config } from '../config.ts';
import { deliver, type Delivery, sendWithRetries } from '../delivery/deliver.ts';
import {
  isIdempotencyConflict,
  isKeyBusy,
  mayHaveGone,
  type SendResult,
} from '../delivery/retryRules.ts';
import { type Answer, problem, UNAVAILABLE } from '../request/answer.ts';
import type { ClaimedMail, Entry } from '../store/store.ts';
import { submitWithRetries } from '../store/submitWithRetries.ts';
import { createCoalesce } from './createCoalesce.ts';
import { createDirectSends, type DirectSends } from './createDirectSends.ts';
import type { MessageContext } from './findSuspicions.ts';
import { makeEntry } from './makeEntry.ts';
import { referenceOf } from './referenceOf.ts';

const MINUTE_SECONDS = 60;
/**
 * New tries may begin for this long. A new message's mails are leased for a minute, and one try,
 * which may be two requests, can take 20 s of that.
 */
const TRIES_BEGIN_MS = 35_000;
/** The page gives up after 20 s, of which a hanging database has already used five. */
const RETRY_BUDGET_MS = 3_000;
const KEY_BUSY_MS = 1_000;
/** Mails sent right away would compete with the answer for the CPU. */
const ANSWER_FIRST_MS = 5;

/** What the endpoint needs: `index.ts` injects the real parts, tests their own. */
export type Dependencies = Delivery & {
  config: Config;
  /** Keeps the instance alive after the answer until the work is done. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** Stores a message, or says why not. Its mails are sent after the answer. */
export type Receive = (message: ContactMessage, context: MessageContext) => Promise<Answer>;

export function createReceive(dependencies: Dependencies): Receive {
  const coalesce = createCoalesce();
  const directSends = createDirectSends();
  return (message, context) =>
    coalesce(message, () => receiveFirst(message, context, dependencies, directSends));
}

async function receiveFirst(
  message: ContactMessage,
  context: MessageContext,
  dependencies: Dependencies,
  directSends: DirectSends,
): Promise<Answer> {
  const now = dependencies.clock.now();
  const until = new Date(now.getTime() + TRIES_BEGIN_MS);
  const entry = makeEntry(message, context, dependencies.config, now);
  // Other words under this id were mailed and acknowledged; these would get no mail.
  if (directSends.find(entry.id, entry.payload_hash) === 'other') {
    return problem('id_conflict');
  }
  const submitted = await submitWithRetries(entry, dependencies);
  switch (submitted.outcome) {
    case 'stored':
      dependencies.waitUntil(
        afterTheAnswer().then(() =>
          deliver(firstMails(entry, submitted.visitor), dependencies, { until }),
        ),
      );
      return accepted(entry.id);
    case 'replayed':
      return { ...accepted(submitted.id), replayed: true };
    case 'conflict':
      return problem('id_conflict');
    case 'limited': {
      const minutes = Math.ceil(submitted.retry_after / MINUTE_SECONDS);
      const retryAfterSeconds = minutes * MINUTE_SECONDS;
      return { kind: 'problem', code: 'rate_limited', retryAfterSeconds };
    }
    case 'busy':
      return UNAVAILABLE;
    case 'down':
      return sendDirectly(entry, dependencies, directSends);
  }
}

/**
 * The runtime writes the answer once the event loop is free. Not the injected clock, since that
 * happens in real time.
 */
const afterTheAnswer = () => new Promise((resolve) => setTimeout(resolve, ANSWER_FIRST_MS));

const accepted = (id: string) =>
  ({ kind: 'accepted', id, ref: referenceOf(id), replayed: false, stored: true }) as const;

/** The mails of a message that was just stored, which are leased to us. */
const firstMails = (entry: Entry, visitor: string): ClaimedMail[] => {
  const first = { message_id: entry.id, attempt: 1, failures: 0, team_refused: false };
  const team: ClaimedMail = { ...first, kind: 'team', mail: entry.team_mail };
  return visitor === 'waiting'
    ? [team, { ...first, kind: 'visitor', mail: entry.visitor_mail }]
    : [team];
};

/**
 * Without the database, the team's mail is the only copy: the message counts as received only if
 * the provider accepts that mail, or has already accepted one with these words.
 */
async function sendDirectly(
  entry: Entry,
  { mailer, clock, log }: Dependencies,
  directSends: DirectSends,
): Promise<Answer> {
  const { id, payload_hash: payloadHash } = entry;
  const received = { ...accepted(id), stored: false };
  if (directSends.find(id, payloadHash) === 'same') return { ...received, replayed: true };
  const alert = { level: 'alert', event: 'mail', kind: 'team', id, attempt: 1 } as const;
  const end = directSends.begin(id, clock.now());
  if (!end) {
    log({ ...alert, code: 'direct_limit' });
    return UNAVAILABLE;
  }
  const mail = { kind: 'team', message_id: id, mail: entry.team_mail } as const;
  const until = new Date(clock.now().getTime() + RETRY_BUDGET_MS);
  const send = async (): Promise<SendResult> => {
    const result = await sendWithRetries(mail, mailer, clock, until);
    if (!isKeyBusy(result) || clock.now() >= until) return result;
    // Another instance is sending a copy of the message: the provider's answer to that one decides
    // this one, too.
    await clock.sleep(KEY_BUSY_MS);
    return send();
  };
  const result = await send();
  end(mayHaveGone(result));
  if (result.ok) {
    directSends.remember(id, payloadHash, clock.now());
    log({ ...alert, code: 'sent_past_the_database' });
    return received;
  }
  log({ ...alert, code: result.code });
  // The provider does not say which words it has, but an id that we made is a hash of the words.
  const isReceipt = isIdempotencyConflict(result) && !entry.id_from_browser;
  return isReceipt ? { ...received, replayed: true } : UNAVAILABLE;
}
