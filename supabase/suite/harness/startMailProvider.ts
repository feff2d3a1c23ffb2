import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { freePort, LOOPBACK } from '@wnc/local-stack/freePort';
import { closeServer, listen } from '@wnc/local-stack/listen';

import { findPayloadMistake, type MailPayload } from './mailPayload.ts';

const KEY_LIFE_MS = 24 * 3_600_000;

/** A mail that is delivered: accepted, with a key not seen in the last 24 hours. */
export type SentMail = MailPayload & { readonly key: string; readonly at: number };

export type Try = { readonly key: string; readonly body: string; readonly at: number };

/** What a fault may do with a request. */
export type Incoming = Try & {
  readonly response: ServerResponse;
  /** Takes the mail as the provider would, without answering. */
  readonly take: () => { status: number; body: object };
};

/** Answers in place of the provider, or returns false to let the provider answer. */
export type Fault = (incoming: Incoming) => void | false | Promise<void | false>;

export type MailProvider = {
  readonly url: string;
  /** Every request that came in, in order. */
  readonly tries: Try[];
  readonly sent: SentMail[];
  /** Mistakes of the caller: a wrong key, a payload that the provider would refuse. */
  readonly mistakes: string[];
  /** Faults of the next requests, one each; after them the permanent one applies. */
  readonly next: Fault[];
  /** Applies to every request while it is set. */
  always: Fault | undefined;
  /** Connections are refused while it is down. */
  readonly setDown: (down: boolean) => Promise<void>;
  readonly reset: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Stands in for Resend: one mail per idempotency key and 24 hours, the same id for a repeat, 409
 * for other bytes under a key or for two tries at once. `now` is the time of the case.
 */
export async function startMailProvider(options: {
  readonly apiKey: string;
  readonly now: () => number;
}): Promise<MailProvider> {
  const known = new Map<string, { hash: string; id: string; at: number }>();
  const busy = new Set<string>();
  const state: Omit<MailProvider, 'setDown' | 'reset' | 'stop' | 'url'> = {
    tries: [],
    sent: [],
    mistakes: [],
    next: [],
    always: undefined,
  };

  const take = (each: Try): { status: number; body: object } => {
    const hash = createHash('sha256').update(each.body).digest('hex');
    const earlier = known.get(each.key);
    if (earlier && each.at - earlier.at < KEY_LIFE_MS) {
      return earlier.hash === hash
        ? { status: 200, body: { id: earlier.id } }
        : { status: 409, body: refusal(409, 'invalid_idempotent_request') };
    }
    const id = crypto.randomUUID();
    known.set(each.key, { hash, id, at: each.at });
    state.sent.push({ ...(JSON.parse(each.body) as MailPayload), key: each.key, at: each.at });
    return { status: 200, body: { id } };
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const key = String(request.headers['idempotency-key'] ?? '');
    const each: Try = { key, body, at: options.now() };
    state.tries.push(each);
    if (request.headers.authorization !== `Bearer ${options.apiKey}`) {
      state.mistakes.push('the key is not the configured one');
    }
    const mistake = findPayloadMistake(request, body, key);
    if (mistake !== undefined) {
      state.mistakes.push(mistake);
      return answer(response, 422, refusal(422, 'validation_error'));
    }
    if (busy.has(key)) return answer(response, 409, refusal(409, 'concurrent_idempotent_requests'));
    busy.add(key);
    response.once('close', () => busy.delete(key));
    const fault = state.next.shift() ?? state.always;
    const handled = await fault?.({ ...each, response, take: () => take(each) });
    if (fault && handled !== false) return;
    const { status, body: result } = take(each);
    answer(response, status, result);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!request.destroyed) state.mistakes.push(String(error));
    });
  });
  const port = await freePort();
  await listen(server, port);
  const setDown = async (down: boolean) => {
    if (down === !server.listening) return;
    await (down ? closeServer(server) : listen(server, port));
  };
  return Object.assign(state, {
    url: `http://${LOOPBACK}:${port}`,
    setDown,
    reset: async () => {
      known.clear();
      busy.clear();
      for (const list of [state.tries, state.sent, state.mistakes, state.next]) list.length = 0;
      state.always = undefined;
      await setDown(false);
    },
    stop: () => closeServer(server),
  });
}

/** A refusal as the provider words it; the message holds what must never reach a log. */
export const refusal = (statusCode: number, name: string) => ({
  statusCode,
  name,
  message: `Canary ${name}: the address canary@example.org or the key re_canary is not valid.`,
});

export function answer(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
