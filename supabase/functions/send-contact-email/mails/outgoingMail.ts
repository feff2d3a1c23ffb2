/** A mail as it is stored and sent. Without `from` or `to` the sender or the team was not set yet. */
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
