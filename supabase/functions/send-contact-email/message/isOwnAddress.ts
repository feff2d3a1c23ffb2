import type { Config } from '../config.ts';
import { foldAddress } from './fingerprints.ts';

/** The domain of an address, even with a display name: `Website <website@mail.example.net>`. */
export const domainOf = (address: string) =>
  address
    .slice(address.lastIndexOf('@') + 1)
    .replace(/>$/, '')
    .toLowerCase();

/** Whether a mail to this address would come back to us: a confirmation could start a mail loop. */
export function isOwnAddress(
  email: string,
  { teamEmail, mailFrom, siteUrl }: Pick<Config, 'teamEmail' | 'mailFrom' | 'siteUrl'>,
): boolean {
  if (teamEmail && foldAddress(email) === foldAddress(teamEmail)) return true;
  const own = [new URL(siteUrl).hostname.replace(/^www\./, ''), mailFrom && domainOf(mailFrom)];
  return own.some((domain) => domain && `.${domainOf(email)}`.endsWith(`.${domain}`));
}
