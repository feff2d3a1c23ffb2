import { createHash, createHmac } from 'node:crypto';

import type { ContactMessage } from '@wnc/validation/contact';

const KEPT_BYTES = 16;
const DAY_MS = 86_400_000;
/** As long as equal words without an id are one message: see contact.submit. */
const SAME_WORDS_MS = 600_000;

/** Bytes as Postgres reads them. */
const written = (hex: string) => `\\x${hex}`;

/** The fields by which two messages are the same one, as one text, however the body was written. */
export const sameWords = ({ name, email, message, type }: ContactMessage): string =>
  JSON.stringify([name, email, message, type]);

/** The same words have the same hash. */
export const hashPayload = (message: ContactMessage): string =>
  written(createHash('sha256').update(sameWords(message)).digest('hex'));

/** Not by `crypto.subtle`, whose every step is a turn of the event loop that the visitor waits for. */
const keyedHash = (pepper: string, text: string): string =>
  createHmac('sha256', pepper)
    .update(text)
    .digest('hex')
    .slice(0, 2 * KEPT_BYTES);

/**
 * The id of a message that came without one. The same words have the same id for up to 10 minutes,
 * so that the provider knows a copy that was sent while the database was down.
 */
export function makeId(pepper: string, payloadHash: string, now: Date): string {
  const period = Math.floor(now.getTime() / SAME_WORDS_MS);
  const digits = keyedHash(pepper, `id|${period}|${payloadHash}`);
  // Version 4 and its variant: to everybody else it is an id like those from a browser.
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`];
  return [...parts, variant + digits.slice(17, 20), digits.slice(20)].join('-');
}

/** What is kept of a network: a value for this UTC day, and yesterday's to carry limits over. */
export function hashNetwork(
  pepper: string,
  network: string,
  now: Date,
): { today: string; yesterday: string } {
  const on = (time: number) =>
    written(keyedHash(pepper, `address|${new Date(time).toISOString().slice(0, 10)}|${network}`));
  return { today: on(now.getTime()), yesterday: on(now.getTime() - DAY_MS) };
}

/** One text for all spellings that may reach one mailbox: dots, +tags and case are folded. */
export function foldAddress(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const mailbox = local.replace(/\+.*$/, '').replaceAll('.', '');
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain;
  return `${mailbox}@${host}`;
}

/** One key for all those spellings. */
export const hashRecipient = (pepper: string, email: string): string =>
  written(keyedHash(pepper, `recipient|${foldAddress(email)}`));
