import { type Clock, systemClock } from '../../functions/send-contact-email/clock.ts';
import type { Config } from '../../functions/send-contact-email/config.ts';
import { bad, type Finding, good } from './finding.ts';

const LIMIT_MS = 10_000;

/** Whether the deployed function answers, and lets the site's own pages send. */
export async function checkFunction(
  { wakeUrl, siteUrl }: Config,
  clock: Clock = systemClock,
): Promise<Finding[]> {
  if (!wakeUrl) return [bad('Set SUPABASE_URL to look at the deployed function as well.')];
  const url = wakeUrl.replace(/\/wake$/, '');
  const { origin } = new URL(siteUrl);
  try {
    const response = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin },
      signal: clock.deadline(LIMIT_MS),
    });
    if (response.status !== 204)
      return [bad(`The function answers ${response.status} at ${url}: deploy it.`)];
    return response.headers.get('access-control-allow-origin') === origin
      ? [good('The function answers, and the site may send.')]
      : [bad(`The function does not let ${origin} send: set SITE_URL there.`)];
  } catch {
    return [bad(`The function does not answer at ${url}.`)];
  }
}
