import { type Clock, systemClock } from '../../functions/send-contact-email/clock.ts';
import type { Config } from '../../functions/send-contact-email/config.ts';
import { bad, type Finding, good } from './finding.ts';

const LIMIT_MS = 10_000;
const PATH = '/functions/v1/send-contact-email';
/** The function's own answer to a GET, which is neither stored nor logged. */
const METHOD_NOT_ALLOWED = 405;

/** What to do about an answer from the platform, by status. */
const WHAT_TO_DO: Readonly<Record<number, string>> = {
  401: 'the platform asks for a JWT, which the form does not have: deploy it again.',
  404: 'deploy it.',
};
const READ_THE_LOG =
  'the end of its log says why, for example which setting is wrong (Supabase → Edge Functions → send-contact-email → Logs).';

/**
 * Whether the deployed function answers, and lets the site's own pages send. It asks with a GET:
 * the platform may let a preflight request through and then refuse the message.
 */
export async function checkFunction(
  { wakeUrl, siteUrl }: Config,
  clock: Clock = systemClock,
): Promise<Finding[]> {
  if (!wakeUrl) return [bad('Set SUPABASE_URL to look at the deployed function as well.')];
  const url = wakeUrl.replace(/\/wake$/, '');
  // An address of the dashboard would answer 404, like a function that is not deployed.
  if (URL.parse(url)?.pathname !== PATH) {
    const given = url.slice(0, -PATH.length);
    return [bad(`Set SUPABASE_URL to an address like https://….supabase.co, not to "${given}".`)];
  }
  const { origin } = new URL(siteUrl);
  try {
    const response = await fetch(url, { headers: { origin }, signal: clock.deadline(LIMIT_MS) });
    await response.body?.cancel();
    const { status } = response;
    if (status !== METHOD_NOT_ALLOWED) {
      const whatToDo = WHAT_TO_DO[status] ?? READ_THE_LOG;
      return [bad(`The function answers ${status} at ${url}: ${whatToDo}`)];
    }
    return response.headers.get('access-control-allow-origin') === origin
      ? [good('The function answers, and the site may send.')]
      : [bad(`The function does not let ${origin} send: set SITE_URL there.`)];
  } catch {
    return [bad(`The function does not answer at ${url}.`)];
  }
}
