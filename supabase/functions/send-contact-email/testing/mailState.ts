import type { TestEndpoint } from './testEndpoint.ts';

/** A mail's row; `seconds` is the time from the message's arrival to the next try. */
export const stateOf = async ({ database }: TestEndpoint, kind: string) => {
  const [mail] = await database.sql`
    select state, reason, attempts, extract(epoch from next_at - m.received_at)::int as seconds
    from contact.mails l join contact.messages m on m.id = l.message_id where kind = ${kind}`;
  return mail && { ...mail };
};

/** The idempotency keys of the mails that were accepted. */
export const sent = ({ resend }: TestEndpoint) => resend.mails.map(({ key }) => key);

/** The codes of the alerts. */
export const alerts = ({ log }: TestEndpoint) =>
  log.filter(({ level }) => level === 'alert').map(({ code }) => code);
