import { randomBytes } from 'node:crypto';

import type { BrowserContext, Page } from '@playwright/test';
import postgres from 'postgres';

/** One mail as the mail API lists it. */
export type Mail = {
  to: string[];
  subject: string;
  html: string;
  text: string;
  reply_to?: string[];
};

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/**
 * An e-mail address that no other test of the run has: all browsers write to the same endpoint.
 * Resets the count of confirmations, of which the endpoint sends 40 a day.
 */
export async function newEmail(name: string): Promise<string> {
  await inDatabase((sql) => sql`delete from contact.buckets where rule = 'confirmation_site_day'`);
  return `${name}.${hex(4)}@example.org`;
}

/**
 * An IP address in a network of its own, from a documentation range. The endpoint accepts ten
 * messages from one network in ten minutes, and sends it three confirmations an hour.
 */
export const newAddress = (): string => `2001:db8:${hex(2)}:${hex(2)}::1`;

/**
 * Makes the messages of a page, or of all tabs, come from a new visitor in a network of their own.
 * Returns the e-mail address of that visitor.
 */
export async function writeAs(name: string, page: Page | BrowserContext): Promise<string> {
  const address = newAddress();
  await page.route('**/functions/v1/**', async (route) => {
    const headers = await route.request().allHeaders();
    await route.continue({ headers: { ...headers, 'cf-connecting-ip': address } });
  });
  return newEmail(name);
}

type StoredMessage = { name: string; message: string; type: string; language: string };

/** The stored messages from one e-mail address. */
export const storedMessages = (email: string) =>
  inDatabase(
    (sql) => sql<StoredMessage[]>`
      select name, message, type, language from contact.messages where email = ${email}`,
  );

async function inDatabase<Result>(ask: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(required('JOURNEY_DATABASE'), { max: 1 });
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}

/**
 * The mails sent to an address (`visitor`), and those with it as their reply-to address (`team`).
 */
export async function mailsOf(email: string): Promise<{ team: Mail[]; visitor: Mail[] }> {
  const response = await fetch(`${required('JOURNEY_MAIL')}/emails`);
  const { data } = (await response.json()) as { data: Mail[] };
  return {
    team: data.filter(({ reply_to: replyTo }) => [replyTo].flat().includes(email)),
    visitor: data.filter(({ to }) => [to].flat().includes(email)),
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: startSite.ts sets it.`);
  return value;
}
