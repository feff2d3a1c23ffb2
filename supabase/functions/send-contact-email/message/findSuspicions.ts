import type { ContactMessage } from '@wnc/validation/contact';

import type { OriginClass } from '../request/origin.ts';
import type { BodyFormat } from '../request/parseBody.ts';

const FASTEST_HUMAN_MS = 3_000;
const LINKS_OF_SPAM = 3;
/** Also without a scheme if a path follows the host. Not a part of a link or an email address. */
const LINK = /(?:https?:\/\/(?:www\.)?|www\.|(?<![\w@./-])[\w.-]+\.[a-z]{2,}\/)\S/gi;
/** Only top-level domains that no name ends with: "Dr.Ruiz" and "K.Ly" just lack a space. */
const LINK_IN_NAME =
  /https?:|www\.|[\w-]\.(?:app|biz|casino|click|club|com|fun|icu|info|live|net|online|org|ru|shop|site|space|store|top|vip|website|xyz)\b|[\w-]\.[a-z]{2,}\//i;
/** Nobody writes from these mailboxes: a confirmation to them can only do harm. */
const ROLE_MAILBOX =
  /^(?:abuse|postmaster|mailer[-_.]?daemon|no[-_.]?reply|do[-_.]?not[-_.]?reply|bounces?)(?:\+.*)?@/i;
const TEST_MAILBOX = /@resend\.dev$/i;

/** The codes, in the order in which they are stored. The runbook explains them. */
const suspicions = [
  'trap',
  'too_fast',
  'odd_elapsed',
  'many_links',
  'link_in_name',
  'no_origin',
  'role_mailbox',
  'unknown_address',
] as const;

type Suspicion = (typeof suspicions)[number];

/** How a message came; `network` is the sender's, if the gateway reports it. */
export type MessageContext = {
  origin: OriginClass;
  format: BodyFormat;
  network: string | undefined;
};

/** What looks odd about a message. Doubt costs the confirmation, never the message. */
export function findSuspicions(message: ContactMessage, context: MessageContext): Suspicion[] {
  const elapsed = suspicionOfElapsed(message, context.format);
  const found: Record<Suspicion, boolean> = {
    trap: !isBlank(message.website),
    too_fast: elapsed === 'too_fast',
    odd_elapsed: elapsed === 'odd_elapsed',
    many_links: (message.message.match(LINK) ?? []).length >= LINKS_OF_SPAM,
    link_in_name: LINK_IN_NAME.test(message.name),
    no_origin: context.origin === 'missing',
    role_mailbox: ROLE_MAILBOX.test(message.email) || TEST_MAILBOX.test(message.email),
    unknown_address: context.network === undefined,
  };
  return suspicions.filter((code) => found[code]);
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/**
 * A missing time is not suspicious in a form without JavaScript, which cannot measure it, or from a
 * script that only sends the four fields. A script that also sends the honeypot claims to be the
 * page's own, which always measures it.
 */
function suspicionOfElapsed(
  { elapsed, website }: ContactMessage,
  format: BodyFormat,
): 'too_fast' | 'odd_elapsed' | undefined {
  if (elapsed === undefined || (format === 'form' && elapsed === '')) {
    return format === 'json' && website !== undefined ? 'odd_elapsed' : undefined;
  }
  const ms = format === 'form' ? Number(elapsed) : elapsed;
  if (typeof ms !== 'number' || !(ms >= 0) || ms === Infinity) return 'odd_elapsed';
  return ms < FASTEST_HUMAN_MS ? 'too_fast' : undefined;
}
