import { request } from 'node:http';

/** A response as it was received. `json` is set where the body is JSON. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>> | undefined;
};

export type Message = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal;
};

/** Sends a request unchanged, without the headers that fetch would add or forbid. */
export function send(url: string, { method = 'POST', headers, body, signal }: Message) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(url, { method, agent: false, ...(signal && { signal }) });
    for (const [name, value] of Object.entries(headers ?? {})) outgoing.setHeader(name, value);
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          json: parse(text),
        });
      });
    });
    outgoing.end(body);
  });
}

export function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
