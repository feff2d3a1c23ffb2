import type { ContactMessage } from '@wnc/validation/contact';

import { postMessage } from './postMessage.ts';
import type { Outcome } from './readAnswer.ts';

const RETRY_WAITS_MS = [1000, 4000];
/** The most that is added to a wait, so that many visitors do not retry at the same moment. */
const JITTER_MS = 500;

/** What sending needs from outside. */
export type Connection = {
  fetch: typeof fetch;
  /** Gives the message a new id, after the old one turned out to be another message's. */
  renewId: () => string | undefined;
};

/**
 * Sends the message. Without an answer, or while the function is unavailable, it retries twice with
 * the same id, so that the message arrives once. The result is `unknown` when an attempt that was
 * never answered may have arrived and the later ones failed. Never throws.
 */
export async function sendMessage(
  message: ContactMessage,
  connection: Connection,
): Promise<Outcome> {
  const outcome = await sendWithRetries(message, connection, RETRY_WAITS_MS);
  if (outcome.kind !== 'conflict') return outcome;
  return sendWithRetries({ ...message, id: connection.renewId() }, connection, RETRY_WAITS_MS);
}

async function sendWithRetries(
  message: ContactMessage,
  connection: Connection,
  [wait, ...laterWaits]: number[],
): Promise<Outcome> {
  const outcome = await postMessage(message, connection.fetch);
  const mayPass = outcome.kind === 'unavailable' || outcome.kind === 'unknown';
  if (!mayPass || wait === undefined) return outcome;
  await pause(wait + Math.random() * JITTER_MS);
  const later = await sendWithRetries(message, connection, laterWaits);
  const stillLost = later.kind === 'unavailable' || later.kind === 'refused';
  return stillLost && outcome.kind === 'unknown' ? outcome : later;
}

const pause = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms);
  });
