import type { ContactMessage } from '@wnc/validation/contact';

import type { Answer } from '../request/answer.ts';
import { payloadOf } from './fingerprints.ts';

/** Receives a message, unless a copy of it is being received right now. */
export type Coalesce = (message: ContactMessage, receive: () => Promise<Answer>) => Promise<Answer>;

/**
 * Coalesces copies of a message, for example from a double click: those that arrive while the first
 * one is in flight share its answer without a query. The database recognizes later ones.
 */
export function createCoalesce(): Coalesce {
  const inFlight = new Map<string, Promise<Answer>>();
  return async (message, receive) => {
    const key = `${message.id ?? ''} ${payloadOf(message)}`;
    const first = inFlight.get(key);
    if (first) {
      const answer = await first;
      return answer.kind === 'accepted' ? { ...answer, replayed: true } : answer;
    }
    const answer = receive();
    inFlight.set(key, answer);
    try {
      return await answer;
    } finally {
      inFlight.delete(key);
    }
  };
}
