/** Kinds of secret, by their format. They belong in the settings of a server, never in a page. */
const KINDS: [kind: string, look: RegExp][] = [
  ['a Resend API key (re_…)', /\bre_[A-Za-z0-9]{6,}_[A-Za-z0-9]{16,}/],
  ['a Supabase secret key (sb_secret_…)', /\bsb_secret_\w{8,}/],
  ['a Supabase access token (sbp_…)', /\bsbp_[a-f0-9]{16,}/],
  ['a webhook secret (whsec_…)', /\bwhsec_[A-Za-z0-9+/=]{8,}/],
  ['a private key (-----BEGIN … PRIVATE KEY-----)', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a database address with its password', /\bpostgres(?:ql)?:\/\/[^\s:/@"']+:[^\s@"']+@/],
];

/** Environment variables of the build whose values must not appear, whatever their format. */
const SECRET_VARIABLES = [
  'RESEND_API_KEY',
  'CONTACT_PEPPER',
  'SUPABASE_ACCESS_TOKEN',
  'SUPABASE_DB_PASSWORD',
  'SUPABASE_DB_URL',
  'SUPABASE_SECRET_KEYS',
];

const JWT = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;
/** A shorter value would match by chance. */
const SECRET_MIN_CHARACTERS = 8;

/** The kinds of secret in the text of a published file. The secrets themselves are not repeated. */
export function secretsIn(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const byLook = KINDS.filter(([, look]) => look.test(text)).map(([kind]) => kind);
  const byValue = SECRET_VARIABLES.filter((name) => {
    const value = environment[name] ?? '';
    return value.length >= SECRET_MIN_CHARACTERS && text.includes(value);
  }).map((name) => `the value of ${name}`);
  const serviceKeys = [...text.matchAll(JWT)].some(([, payload = '']) =>
    Buffer.from(payload, 'base64url').toString('utf8').includes('"service_role"'),
  );
  return [...byLook, ...byValue, ...(serviceKeys ? ['a service_role key'] : [])];
}
