import { answer, type Fault, refusal } from './startMailProvider.ts';

/** Faults of a mail provider, as answers to one request. */
export const refuse =
  (status: number, name: string, headers: Record<string, string> = {}): Fault =>
  ({ response }) =>
    answer(response, status, refusal(status, name), headers);

export const html =
  (status: number): Fault =>
  ({ response }) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<html><body><h1>canary: the gateway is down</h1></body></html>');
  };

/** Keeps the connection open and never answers. */
export const hang: Fault = () => undefined;

export const slow =
  (ms: number): Fault =>
  async ({ response, take }) => {
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      response.once('close', () => (clearTimeout(timer), resolve(undefined)));
    });
    const { status, body } = take();
    if (!response.destroyed) answer(response, status, body);
  };

/** Takes the mail and breaks the connection instead of answering. */
export const resetAfterTaking: Fault = ({ response, take }) => {
  take();
  response.socket?.resetAndDestroy();
};

export const resetBeforeTaking: Fault = ({ response }) => {
  response.socket?.resetAndDestroy();
};

/** Takes the mail and answers 200 with a body that has no id. */
export const takeWithoutId =
  (body: string, type = 'application/json'): Fault =>
  ({ response, take }) => {
    take();
    response.writeHead(200, { 'content-type': type });
    response.end(body);
  };

/** Takes the mail, and the answer breaks off in the middle. */
export const truncateAfterTaking: Fault = ({ response, take }) => {
  const body = JSON.stringify(take().body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.write(body.slice(0, 8), () => response.socket?.resetAndDestroy());
};

/** Takes the mail and never answers. */
export const hangAfterTaking: Fault = ({ take }) => {
  take();
};

export const redirect =
  (status: number, location: string): Fault =>
  ({ response }) => {
    response.writeHead(status, { location });
    response.end();
  };

/** Refuses only mails of one kind; the provider takes the others. */
export const only =
  (kind: 'team' | 'visitor', fault: Fault): Fault =>
  (incoming) =>
    incoming.key.startsWith(`${kind}/`) ? fault(incoming) : false;
