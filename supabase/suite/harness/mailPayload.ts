import type { IncomingMessage } from 'node:http';

/** A mail as it reaches the provider. */
export type MailPayload = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly reply_to?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly tags: readonly { readonly name: string; readonly value: string }[];
};

/** The value of one of the tags that both kinds of mail carry. */
export const tagOf = ({ tags }: Pick<MailPayload, 'tags'>, wanted: 'kind' | 'ref'): string =>
  tags.find(({ name }) => name === wanted)?.value ?? '';

export const isTeam = (mail: Pick<MailPayload, 'tags'>): boolean => tagOf(mail, 'kind') === 'team';

const ADDRESS = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$/;
const SENDER = /^(?:[^<>\r\n]+ <([^<>]+)>|([^<>\s]+))$/;
const TAG = /^[A-Za-z0-9_-]{1,256}$/;
const KNOWN = new Set(['from', 'to', 'subject', 'html', 'text', 'reply_to', 'headers', 'tags']);

/** Why the real provider would refuse a request that stand-ins accept, or undefined. */
export function findPayloadMistake(
  request: IncomingMessage,
  body: string,
  key: string,
): string | undefined {
  if (request.method !== 'POST' || request.url !== '/emails') return `${request.method} is wrong`;
  if (key === '' || key.length > 256) return 'the idempotency key is missing or too long';
  const mail = JSON.parse(body) as MailPayload;
  const unknown = Object.keys(mail).find((field) => !KNOWN.has(field));
  if (unknown !== undefined) return `the field ${unknown} is not ours`;
  const [, named, bare] = SENDER.exec(mail.from) ?? [];
  if (!ADDRESS.test(named ?? bare ?? '')) return 'from is no sender';
  if (typeof mail.to !== 'string' || !ADDRESS.test(mail.to)) return 'to is no single address';
  if (mail.reply_to !== undefined && !ADDRESS.test(mail.reply_to)) return 'reply_to is no address';
  if (!mail.subject || !mail.html || !mail.text) return 'subject, html or text is empty';
  if (/[\r\n]/.test(mail.subject)) return 'the subject has a line break';
  const wrongTag = mail.tags.find(({ name, value }) => !TAG.test(name) || !TAG.test(value));
  return wrongTag === undefined ? undefined : `the tag ${wrongTag.name} is not valid`;
}
