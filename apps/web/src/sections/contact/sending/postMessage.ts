import { FunctionsClient } from '@supabase/functions-js';
import type { ContactMessage } from '@wnc/validation/contact';

import { CONTACT_FUNCTION, functionsUrl } from './endpoint.ts';
import { type Outcome, readAnswer } from './readAnswer.ts';

const TRY_MS = 20_000;

/**
 * Sends the message once, with a timeout of 20 seconds. The request continues if the visitor leaves
 * the page meanwhile (decision 108). Never throws.
 */
export async function postMessage(message: ContactMessage, send: typeof fetch): Promise<Outcome> {
  // Not the client's own `timeout`, which ends with the headers, although the body may never come;
  // nor `AbortSignal.timeout`, which no test clock can move.
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TRY_MS);
  const functions = new FunctionsClient(functionsUrl(), {
    headers: { apikey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY },
    customFetch: (url, init) => send(url, { ...init, keepalive: true }),
  });
  try {
    const options = { body: message, signal: stop.signal };
    return await readAnswer(await functions.invoke(CONTACT_FUNCTION, options));
  } finally {
    clearTimeout(timer);
  }
}
