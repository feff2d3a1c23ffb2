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

/**
 * Sends the messages of a page, or of all tabs, from an IP address of its own, which is in a
 * documentation range: one address gets three confirmations an hour.
 */
export async function writeFrom(address: string, page: Page | BrowserContext): Promise<void> {
  await page.route('**/functions/v1/**', async (route) => {
    const headers = await route.request().allHeaders();
    await route.continue({ headers: { ...headers, 'cf-connecting-ip': address } });
  });
}

/** The stored messages from one e-mail address. */
export async function storedMessages(email: string) {
  const sql = postgres(required('JOURNEY_DATABASE'), { max: 1 });
  try {
    return await sql<{ name: string; message: string; type: string; language: string }[]>`
      select name, message, type, language from contact.messages where email = ${email}`;
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
