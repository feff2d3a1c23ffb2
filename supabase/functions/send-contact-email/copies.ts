import type { ContactMessage } from '@wnc/validation/contact';

import type { Answer } from './answers.ts';
import { sameWords } from './fingerprints.ts';

/** Receives a message, unless a copy of it is just being received. */
export type Copies = (message: ContactMessage, receive: () => Promise<Answer>) => Promise<Answer>;

/**
 * A double click, or a thousand of them: copies that arrive while the first one is on its way wait
 * for its answer and ask the database nothing. Those that arrive later are told by the database.
 */
export function createCopies(): Copies {
  const onTheirWay = new Map<string, Promise<Answer>>();
  return async (message, receive) => {
    const key = `${message.id ?? ''} ${sameWords(message)}`;
    const first = onTheirWay.get(key);
    if (first) {
      const answer = await first;
      return answer.kind === 'accepted' ? { ...answer, replayed: true } : answer;
    }
    const answer = receive();
    onTheirWay.set(key, answer);
    try {
      return await answer;
    } finally {
      onTheirWay.delete(key);
    }
  };
}
