import { createHash, createHmac } from 'node:crypto';

import type { ContactMessage } from '@wnc/validation/contact';

const KEPT_BYTES = 16;
const DAY_MS = 86_400_000;
/** How long equal words without an id count as one message: see contact.submit. */
const SAME_MESSAGE_MS = 600_000;

/** A Postgres bytea literal. */
const byteaLiteral = (hex: string) => `\\x${hex}`;

/** The fields by which messages are compared, serialized the same for JSON and forms. */
export const payloadOf = ({ name, email, message, type }: ContactMessage): string =>
  JSON.stringify([name, email, message, type]);

/** SHA-256 of the compared fields. */
export const hashPayload = (message: ContactMessage): string =>
  byteaLiteral(createHash('sha256').update(payloadOf(message)).digest('hex'));

/** Synchronous: with `crypto.subtle`, the visitor would wait for the event loop at each step. */
const keyedHash = (pepper: string, text: string): string =>
  createHmac('sha256', pepper)
    .update(text)
    .digest('hex')
    .slice(0, 2 * KEPT_BYTES);

/**
 * The id for a message that came without one. The same words get the same id for up to 10 minutes,
 * so that the provider recognizes a copy that is sent while the database is down.
 */
export function makeId(pepper: string, payloadHash: string, now: Date): string {
  const period = Math.floor(now.getTime() / SAME_MESSAGE_MS);
  const digits = keyedHash(pepper, `id|${period}|${payloadHash}`);
  // The version and variant bits of a UUID v4, so that it looks like an id from a browser.
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`];
  return [...parts, variant + digits.slice(17, 20), digits.slice(20)].join('-');
}

/** A network's hash for this UTC day, which is stored, and yesterday's, to carry limits over. */
export function hashNetwork(
  pepper: string,
  network: string,
  now: Date,
): { today: string; yesterday: string } {
  const on = (time: number) =>
    byteaLiteral(
      keyedHash(pepper, `address|${new Date(time).toISOString().slice(0, 10)}|${network}`),
    );
  return { today: on(now.getTime()), yesterday: on(now.getTime() - DAY_MS) };
}

/** Unifies spellings that may reach one mailbox: drops dots and +tags, and folds case. */
export function foldAddress(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const mailbox = local.replace(/\+.*$/, '').replaceAll('.', '');
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain;
  return `${mailbox}@${host}`;
}

/** One key for all spellings of a mailbox. */
export const hashRecipient = (pepper: string, email: string): string =>
  byteaLiteral(keyedHash(pepper, `recipient|${foldAddress(email)}`));
