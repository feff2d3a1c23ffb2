import { SITE } from './environment.ts';
import { type Answer, type Message, send } from './send.ts';
import { newAddress, newVisitor, withoutId } from './visitor.ts';

export const PATH = '/functions/v1/send-contact-email';

/** A request and its response; `undefined` where none came. */
export type Exchange = { readonly sent: Message; answer: Answer | undefined };

export type Fields = Readonly<Record<string, unknown>>;
type Headers = NonNullable<Message['headers']>;

export type VisitorRequests = {
  readonly exchanges: Exchange[];
  /** Sends any request. Rejects if no response comes. */
  readonly request: (message: Message, path?: string) => Promise<Answer>;
  /** Sends a body as JSON from the page, from a new address. */
  readonly postBody: (body: string | Uint8Array, more?: Omit<Message, 'body'>) => Promise<Answer>;
  /** Sends a message as the page does. Fields given replace those of a new visitor. */
  readonly post: (fields?: Fields, headers?: Headers) => Promise<Answer>;
  /** Sends the form as a browser without JavaScript does. */
  readonly postForm: (fields?: Fields, headers?: Headers) => Promise<Answer>;
};

/** What visitors and strangers send to the endpoint at `url()`, added to `exchanges`. */
export function visitorRequests(url: () => string, exchanges: Exchange[] = []): VisitorRequests {
  const request: VisitorRequests['request'] = async (message, path = PATH) => {
    const exchange: Exchange = { sent: message, answer: undefined };
    exchanges.push(exchange);
    exchange.answer = await send(url() + path, message);
    return exchange.answer;
  };
  const postBody: VisitorRequests['postBody'] = (body, { headers, ...more } = {}) =>
    request({
      headers: {
        'content-type': 'application/json',
        origin: SITE,
        'cf-connecting-ip': newAddress(),
        ...headers,
      },
      body,
      ...more,
    });
  return {
    exchanges,
    request,
    postBody,
    post: (fields = {}, headers = {}) => {
      const extras = { language: 'en', website: '', elapsed: 10_000 };
      return postBody(JSON.stringify({ ...newVisitor(), ...extras, ...fields }), { headers });
    },
    postForm: (fields = {}, headers = {}) => {
      const form = { ...withoutId(newVisitor()), language: 'en', website: '', ...fields };
      return postBody(new URLSearchParams(form).toString(), {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
          ...headers,
        },
      });
    },
  };
}
