import { type Clock, systemClock } from '../../functions/send-contact-email/clock.ts';
import type { Config } from '../../functions/send-contact-email/config.ts';
import { domainOf } from '../../functions/send-contact-email/message/isOwnAddress.ts';
import { bad, type Finding, good } from './finding.ts';

const LIMIT_MS = 10_000;

/** Whether the provider accepts the key and has verified our domain. */
export async function checkProvider(
  config: Config,
  clock: Clock = systemClock,
): Promise<Finding[]> {
  if (!config.resendApiKey || !config.mailFrom) return [];
  const own = domainOf(config.mailFrom);
  try {
    const response = await fetch(`${config.resendBaseUrl}/domains`, {
      headers: { authorization: `Bearer ${config.resendApiKey}` },
      signal: clock.deadline(LIMIT_MS),
      redirect: 'error',
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return [domainFinding(own, body)];
    return isSendingKey(body)
      ? [good(`The key may only send mails, so doctor cannot check whether ${own} is verified.`)]
      : [bad(`The mail provider refuses RESEND_API_KEY (status ${response.status}).`)];
  } catch {
    return [bad(`The mail provider does not answer at ${config.resendBaseUrl}.`)];
  }
}

function domainFinding(own: string, body: unknown): Finding {
  const list = isRecord(body) && Array.isArray(body['data']) ? body['data'] : [];
  const domain = list.filter(isRecord).find(({ name }) => name === own);
  if (!domain)
    return bad(`MAIL_FROM is on ${own}, which the mail provider does not know: add it there.`);
  return domain['status'] === 'verified'
    ? good(`The mail provider has verified ${own}.`)
    : bad(`The mail provider has not verified ${own} yet: set its DNS records.`);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSendingKey = (body: unknown) => isRecord(body) && body['name'] === 'restricted_api_key';
