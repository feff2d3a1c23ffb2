/** A mail as it is stored. If `from` or `to` was not set yet, it is filled in on sending. */
export type OutgoingMail = {
  from?: string;
  to?: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  tags: { name: string; value: string }[];
};
