import type { ContactMessage } from '@wnc/validation/contact';

import type { OutgoingMail } from './mails/outgoingMail.ts';
import type { MailKind, Settlement } from './retryRules.ts';

/** A message on its way into the database. Hashes are written as Postgres reads bytes: `\x…`. */
export type Entry = Pick<ContactMessage, 'name' | 'email' | 'message' | 'type' | 'language'> & {
  id: string;
  /** Whether the browser named the id; if not, equal text within 10 minutes is the same message. */
  id_from_browser: boolean;
  payload_hash: string;
  suspicions: readonly string[];
  address_hash: string | null;
  address_hash_before: string | null;
  recipient_key: string;
  /** Why this person gets no confirmation, as far as it is known before the limits. */
  skip_visitor: string | null;
  retention_days: number;
  team_mail: OutgoingMail;
  visitor_mail: OutgoingMail;
  wake_url: string | null;
};

export type Submitted =
  /** `visitor` is "waiting", or the code of why there is no confirmation. */
  | { outcome: 'stored'; id: string; visitor: string }
  | { outcome: 'replayed' | 'conflict'; id: string }
  /** In seconds. */
  | { outcome: 'limited'; retry_after: number };

/** A mail that belongs to this worker until its lease ends. */
export type ClaimedMail = {
  message_id: string;
  kind: MailKind;
  attempt: number;
  /** How often it failed for reasons of its own. */
  failures: number;
  mail: OutgoingMail;
};

/** Why mails wait together, and which; without a kind all of them. */
export type Hold = { reason: string; kind?: MailKind };

/** How long the database has for an answer, and for its own work on it. */
export const CALL_LIMIT_MS = 4_000;

/** The database, as far as the function knows it. Every call may reject with a `StoreFault`. */
export type Store = {
  submit: (entry: Entry, now: Date, timeLimitMs: number) => Promise<Submitted>;
  mayRun: (now: Date) => Promise<boolean>;
  claim: (batch: number, now: Date) => Promise<ClaimedMail[]>;
  settle: (mail: ClaimedMail, settlement: Settlement, now: Date) => Promise<void>;
  /** Lets all mails that wait, or all of one kind, wait until then. */
  hold: (hold: Hold, until: Date, now: Date) => Promise<void>;
};

/**
 * The database did not do what it was asked. `code` is a SQLSTATE, a code of the connection, or
 * "busy" where so many asked at once that this question never reached it.
 */
export class StoreFault extends Error {
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The database answered ${code}.`, options);
    this.name = 'StoreFault';
    this.code = code;
  }
}
