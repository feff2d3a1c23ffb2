import type { ContactMessage } from '@wnc/validation/contact';

import type { OutgoingMail } from '../mails/outgoingMail.ts';

/** A message as passed to contact.submit. Hashes are bytea literals: `\x…`. */
export type Entry = Pick<ContactMessage, 'name' | 'email' | 'message' | 'type' | 'language'> & {
  id: string;
  /** Whether the request had an id; if not, equal words within 10 minutes are one message. */
  id_from_browser: boolean;
  payload_hash: string;
  suspicions: readonly string[];
  address_hash: string | null;
  address_hash_before: string | null;
  recipient_key: string;
  /** Why this person gets no confirmation, if known before the limits are checked. */
  skip_visitor: string | null;
  retention_days: number;
  team_mail: OutgoingMail;
  visitor_mail: OutgoingMail;
  wake_url: string | null;
};

export type Submitted =
  /** `visitor` is "waiting", or the reason code if no confirmation is sent. */
  | { outcome: 'stored'; id: string; visitor: string }
  | { outcome: 'replayed' | 'conflict'; id: string }
  /** In seconds. */
  | { outcome: 'limited'; retry_after: number };

export type MailKind = 'team' | 'visitor';

/** A mail that belongs to this worker until its lease ends. */
export type ClaimedMail = {
  message_id: string;
  kind: MailKind;
  attempt: number;
  /** Failed tries that were held against this mail: see `Settlement`. */
  failures: number;
  mail: OutgoingMail;
  /** Whether the team's mail about the same message was refused for good, in an earlier batch. */
  team_refused: boolean;
};

/** What is stored about a mail after a try. */
export type Settlement = {
  state: 'accepted' | 'waiting' | 'skipped' | 'failed' | 'parked';
  reason: string | null;
  providerId?: string;
  /** When a waiting or parked mail is tried again. */
  nextAt?: Date;
  /** Whether the try counts as a failure of this mail itself. Ten failures park it. */
  counts: boolean;
  /** Whether somebody has to act. */
  alert: boolean;
};

/** Why mails are held, and which kind; without a kind, all of them. */
export type Hold = { reason: string; kind?: MailKind };

/** What the function needs from the database. Every call may reject with a `StoreFault`. */
export type Store = {
  submit: (entry: Entry, now: Date) => Promise<Submitted>;
  mayRun: (now: Date) => Promise<boolean>;
  /** In the order in which to send them. */
  claim: (batch: number, now: Date) => Promise<readonly ClaimedMail[]>;
  settle: (mail: ClaimedMail, settlement: Settlement, now: Date) => Promise<void>;
  /** Makes all waiting mails, or all of one kind, wait until `until`, or up to ten minutes less. */
  hold: (hold: Hold, until: Date) => Promise<void>;
};

/**
 * A call to the database failed. `code` is a SQLSTATE or a connection error code; "busy" if there
 * were so many calls at once that this one never got a connection; "out_of_reach" if it got none
 * because others found that the database does not answer.
 */
export class StoreFault extends Error {
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The database answered ${code}.`, options);
    this.name = 'StoreFault';
    this.code = code;
  }
}

/** The code of a failed call, for the log; "unexpected" for a mistake of ours. */
export const faultCode = (error: unknown): string =>
  error instanceof StoreFault ? error.code : 'unexpected';
