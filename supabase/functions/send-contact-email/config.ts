const PROVIDER_URL = 'https://api.resend.com';
const PEPPER_MIN_CHARACTERS = 16;
/**
 * What an HTTP header may contain: with anything else, each mail would fail as if the network were
 * down. No quotes, here and below: a dashboard takes them literally, and the provider refuses them.
 */
const KEY = /^[\x21\x23-\x26\x28-\x7e]+$/;
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"']+\.[^\s@<>,;"']+$/;
/** A display name. Other characters must be in double quotes (RFC 5322, 3.2.3). */
const DISPLAY_NAME = '(?:[^()<>\\[\\]:;@\\\\,"\\r\\n]*|"[^"\\\\\\r\\n]*"\\s*)';
/** `Website <website@mail.example.net>`, or the address alone. */
const SENDER = new RegExp(`^${DISPLAY_NAME}<${ADDRESS.source.slice(1, -1)}>$|${ADDRESS.source}`);

/** Missing settings, and what to set. Without them, messages are still taken, and mails wait. */
export const mailProblems = {
  no_resend_api_key: 'Set RESEND_API_KEY to a key of the mail provider, without blanks or quotes.',
  no_team_email: 'Set TEAM_EMAIL to the one address that reads the messages, without quotes.',
  no_mail_from:
    'Set MAIL_FROM to a sender like Your Organization <website@mail.example.net>, on a domain that the mail provider has verified; only a name with characters other than letters goes in double quotes.',
  live_key_outside_production:
    'Set SITE_ENV to production where real mails may go, or RESEND_BASE_URL to a stand-in elsewhere.',
} as const;

type MailProblem = keyof typeof mailProblems;

export type Config = {
  /** URL of the site, without a trailing slash. */
  siteUrl: string;
  /** Origins whose pages may send the form: the site, and those in ALLOWED_ORIGINS. */
  allowedOrigins: ReadonlySet<string>;
  /** Keys that the platform issues to clients of this project; not secret. */
  publishableKeys: readonly string[];
  /** Secret key for the hashes, so that nobody can find an address by hashing guesses. */
  pepper: string;
  databaseUrl: string | undefined;
  teamEmail: string | undefined;
  mailFrom: string | undefined;
  resendApiKey: string | undefined;
  resendBaseUrl: string;
  mailProblems: readonly MailProblem[];
  /** Whether a gateway sets cf-connecting-ip, so that a visitor cannot forge it. */
  trustClientAddressHeader: boolean;
  /** URL at which the schedule calls the function, if the platform names one. */
  wakeUrl: string | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment. If a required value is missing or wrong, the error says what to set. */
export function readConfig(environment: Environment): Config {
  const get = (name: string) => environment[name]?.trim() || undefined;
  const siteUrl = requireUrl('SITE_URL', get('SITE_URL'));
  if (get('SITE_ENV') === 'production' && !siteUrl.startsWith('https:')) {
    throw new Error('Set SITE_URL to an address that begins with https://.');
  }
  const pepper = get('CONTACT_PEPPER') ?? '';
  if (pepper.length < PEPPER_MIN_CHARACTERS) {
    throw new Error('Set CONTACT_PEPPER to a secret of at least 16 random characters.');
  }
  const further =
    get('ALLOWED_ORIGINS')
      ?.split(',')
      .map((url) => url.trim())
      .filter(Boolean)
      .map((url) => requireUrl('ALLOWED_ORIGINS, between commas,', url)) ?? [];
  const platformUrl = get('SUPABASE_URL')?.replace(/\/+$/, '');
  const config = {
    siteUrl,
    allowedOrigins: new Set([siteUrl, ...further].map((url) => new URL(url).origin)),
    publishableKeys: readKeys(get('SUPABASE_PUBLISHABLE_KEYS')),
    pepper,
    databaseUrl: get('SUPABASE_DB_URL'),
    teamEmail: only(ADDRESS, get('TEAM_EMAIL')),
    mailFrom: only(SENDER, get('MAIL_FROM')),
    resendApiKey: only(KEY, get('RESEND_API_KEY')),
    resendBaseUrl: requireProvider(get('RESEND_BASE_URL') ?? PROVIDER_URL),
    trustClientAddressHeader: requireBoolean(
      'TRUST_CLIENT_ADDRESS_HEADER',
      get('TRUST_CLIENT_ADDRESS_HEADER') ?? 'true',
    ),
    wakeUrl: platformUrl && `${platformUrl}/functions/v1/send-contact-email/wake`,
  };
  return { ...config, mailProblems: findMailProblems(config, get('SITE_ENV')) };
}

const only = (pattern: RegExp, value: string | undefined) =>
  value !== undefined && pattern.test(value) ? value : undefined;

/** The platform passes a JSON object that maps names to keys. */
function readKeys(dictionary: string | undefined): string[] {
  try {
    const keys: unknown = JSON.parse(dictionary ?? '{}');
    // The values of a string would be its characters, each of them a key.
    if (typeof keys !== 'object' || keys === null) return [];
    return Object.values(keys)
      .filter((key) => typeof key === 'string')
      .filter(Boolean);
  } catch {
    return [];
  }
}

function findMailProblems(
  config: Pick<Config, 'resendApiKey' | 'resendBaseUrl' | 'teamEmail' | 'mailFrom'>,
  siteEnvironment: string | undefined,
): MailProblem[] {
  const wouldReallySend = new URL(config.resendBaseUrl).origin === PROVIDER_URL;
  const problems: MailProblem[] = [];
  if (!config.resendApiKey) problems.push('no_resend_api_key');
  else if (wouldReallySend && siteEnvironment !== 'production') {
    problems.push('live_key_outside_production');
  }
  if (!config.teamEmail) problems.push('no_team_email');
  if (!config.mailFrom) problems.push('no_mail_from');
  return problems;
}

/**
 * Characters that a URL may contain, but not a URL to build on: `*` is no wildcard, and two
 * addresses with `,` or `;` between them would be read as one host.
 */
const NOT_IN_ADDRESSES = /[?#*@,;"]/;

function requireUrl(name: string, value: string | undefined): string {
  const url = value && URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (value && isWeb && !NOT_IN_ADDRESSES.test(value)) return url.href.replace(/\/+$/, '');
  throw new Error(
    `Set ${name} to an address like https://www.example.org, without any of the characters ? # * @ , ; ".`,
  );
}

/** Without encryption, the provider's key could be read in transit. */
function requireProvider(value: string): string {
  const url = requireUrl('RESEND_BASE_URL', value);
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || hostname !== new URL(PROVIDER_URL).hostname) return url;
  throw new Error(`Set RESEND_BASE_URL to ${PROVIDER_URL}, with https://, or to a stand-in.`);
}

function requireBoolean(name: string, value: string): boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  throw new Error(`Set ${name} to true or false.`);
}
