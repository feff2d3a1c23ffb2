/** A mail that the fake mail provider received. */
type ReceivedMail = {
  key: string;
  from: string;
  to: string;
  reply_to?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  tags: { name: string; value: string }[];
};

export type FakeResend = {
  url: string;
  /** Accepted mails, one per key. */
  mails: ReceivedMail[];
  /** Idempotency keys of all tries, refused ones included. */
  tries: string[];
  /** Answers to the next requests, in order; after them it accepts again. */
  faults: ((request: ReceivedMail) => Response | Promise<Response>)[];
  end: () => void;
};

/** Answers like the provider: with a known key, the same bytes get the same id, others a 409. */
export function startFakeResend(): FakeResend {
  const known = new Map<string, { body: string; id: string }>();
  const fake: Omit<FakeResend, 'url' | 'end'> = { mails: [], tries: [], faults: [] };
  // Ended by abort: a graceful shutdown would wait for the client's keep-alive connections.
  const abort = new AbortController();
  const { signal } = abort;
  const server = Deno.serve(
    { port: 0, hostname: '127.0.0.1', signal, onListen: () => {} },
    async (request) => {
      const key = request.headers.get('idempotency-key') ?? '';
      const body = await request.text();
      const mail: ReceivedMail = { key, ...JSON.parse(body) };
      fake.tries.push(key);
      const fault = fake.faults.shift();
      if (fault) return fault(mail);
      const earlier = known.get(key);
      if (earlier && earlier.body !== body) return problem(409, 'invalid_idempotent_request');
      const id = earlier?.id ?? crypto.randomUUID();
      if (!earlier) fake.mails.push(mail);
      known.set(key, { body, id });
      return Response.json({ id });
    },
  );
  return { ...fake, url: `http://127.0.0.1:${server.addr.port}`, end: () => abort.abort() };
}

/** An error response in the provider's format. */
export const problem = (statusCode: number, name: string, headers: HeadersInit = {}): Response =>
  Response.json(
    { statusCode, name, message: `secret-in-message ${name}` },
    { status: statusCode, headers },
  );
