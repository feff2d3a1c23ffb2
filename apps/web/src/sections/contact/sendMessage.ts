import type { ContactMessage } from '@wnc/validation/contact';

import { postMessage } from './postMessage.ts';
import type { Answer } from './readAnswer.ts';

const RETRY_WAITS_MS = [1000, 4000];
/** Up to this much is added to a wait, so that many visitors do not come back in one moment. */
const JITTER_MS = 500;

/** What sending needs of the world around it. */
export type Line = {
  fetch: typeof fetch;
  /** Gives the message a new id, after the old one turned out to be another message's. */
  renewId: () => string | undefined;
};

/**
 * Hands the message over. Without an answer, or while the function cannot take messages, it tries
 * twice more with the same id, so that the message arrives once. The result is `unknown` when one
 * of the tries may have arrived although none was answered. Never throws.
 */
export async function sendMessage(message: ContactMessage, line: Line): Promise<Answer> {
  const answer = await sendWithRetries(message, line, RETRY_WAITS_MS);
  if (answer.kind !== 'conflict') return answer;
  const { id: _taken, ...rest } = message;
  const id = line.renewId();
  return sendWithRetries(id ? { ...rest, id } : rest, line, RETRY_WAITS_MS);
}

async function sendWithRetries(
  message: ContactMessage,
  line: Line,
  [wait, ...laterWaits]: number[],
): Promise<Answer> {
  const answer = await postMessage(message, line.fetch);
  const mayPass = answer.kind === 'unavailable' || answer.kind === 'unknown';
  if (!mayPass || wait === undefined) return answer;
  await pause(wait + Math.random() * JITTER_MS);
  const later = await sendWithRetries(message, line, laterWaits);
  const stillLost = later.kind === 'unavailable' || later.kind === 'refused';
  return stillLost && answer.kind === 'unknown' ? answer : later;
}

const pause = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms);
  });
