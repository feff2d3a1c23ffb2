import { type Clock, systemClock } from '../../functions/send-contact-email/clock.ts';
import type { Config } from '../../functions/send-contact-email/config.ts';
import { bad, type Finding, good } from './finding.ts';

const LIMIT_MS = 10_000;
const WHAT_TO_DO = 'see docs/runbook.md, "The site does not open".';

/**
 * Whether the site opens at SITE_URL, and is not redirected to another origin, from whose pages the
 * function would accept no message.
 */
export async function checkSite(
  { siteUrl, allowedOrigins }: Config,
  clock: Clock = systemClock,
): Promise<Finding[]> {
  try {
    const response = await fetch(`${siteUrl}/`, { signal: clock.deadline(LIMIT_MS) });
    await response.body?.cancel();
    const { origin } = new URL(response.url);
    if (!allowedOrigins.has(origin)) {
      return [
        bad(
          `${siteUrl} leads to ${origin}, whose pages cannot send: set SITE_URL to that address.`,
        ),
      ];
    }
    return response.ok
      ? [good(`The site opens at ${siteUrl}.`)]
      : [bad(`The site answers ${response.status} at ${siteUrl}: ${WHAT_TO_DO}`)];
  } catch {
    return [bad(`The site does not open at ${siteUrl}: ${WHAT_TO_DO}`)];
  }
}
