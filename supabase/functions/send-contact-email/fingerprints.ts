import type { ContactMessage } from '@wnc/validation/contact';

const KEPT_BYTES = 16;
const DAY_MS = 86_400_000;
/** As long as equal words without an id are one message: see contact.submit. */
const SAME_WORDS_MS = 600_000;

const bytes = (text: string) => new TextEncoder().encode(text);

/** Bytes as Postgres reads them. */
const hex = (buffer: ArrayBuffer, count: number) =>
  `\\x${Array.from(new Uint8Array(buffer, 0, count), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** The same four fields have the same hash, however the body was written. */
export async function hashPayload({ name, email, message, type }: ContactMessage): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    bytes(JSON.stringify([name, email, message, type])),
  );
  return hex(digest, digest.byteLength);
}

async function keyedHash(pepper: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(pepper), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign(algorithm, key, bytes(text)), KEPT_BYTES);
}

/**
 * The id of a message that came without one. The same words have the same id for up to 10 minutes,
 * so that the provider knows a copy that was sent while the database was down.
 */
export async function makeId(pepper: string, payloadHash: string, now: Date): Promise<string> {
  const period = Math.floor(now.getTime() / SAME_WORDS_MS);
  const [, digits = ''] = (await keyedHash(pepper, `id|${period}|${payloadHash}`)).split('x');
  // Version 4 and its variant: to everybody else it is an id like those from a browser.
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`];
  return [...parts, variant + digits.slice(17, 20), digits.slice(20)].join('-');
}

/** What is kept of a network: a value for this UTC day, and yesterday's to carry limits over. */
export async function hashNetwork(
  pepper: string,
  network: string,
  now: Date,
): Promise<{ today: string; yesterday: string }> {
  const on = (time: number) =>
    keyedHash(pepper, `address|${new Date(time).toISOString().slice(0, 10)}|${network}`);
  const [today, yesterday] = await Promise.all([on(now.getTime()), on(now.getTime() - DAY_MS)]);
  return { today, yesterday };
}

/** One text for all spellings that may reach one mailbox: dots, +tags and case are folded. */
export function foldAddress(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const mailbox = local.replace(/\+.*$/, '').replaceAll('.', '');
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain;
  return `${mailbox}@${host}`;
}

/** One key for all those spellings. */
export const hashRecipient = (pepper: string, email: string): Promise<string> =>
  keyedHash(pepper, `recipient|${foldAddress(email)}`);
