const LOCAL_PART = /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;
const INTERNATIONAL_DOMAIN = /^[A-Za-z0-9.\u0080-\u{10ffff}-]+$/u;
const ASCII = /^[\u0020-\u007e]*$/;
/** Often copied along with an address. The two joiners are part of Persian and Indian domains. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;
const LINE_BREAK = /[\n\r\v\f\u2028\u2029]/;
/** Control characters and line breaks, which could end a mail header, and lone surrogates. */
const FORBIDDEN = /[\p{Cc}\p{Surrogate}\u2028\u2029]/u;

/**
 * Trims blanks, drops invisible characters, and converts an international domain to punycode.
 * Anything odd is left as it is.
 */
export function toMailableAddress(value: string): string {
  const address = withoutBlanksAround(value.replace(INVISIBLE, ''));
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || ASCII.test(domain) || !INTERNATIONAL_DOMAIN.test(domain)) return address;
  const host = punycodeOf(domain);
  return host === undefined ? address : `${address.slice(0, at)}@${host}`;
}

/**
 * Blanks around an address are typos. A line break is an attempt at header injection: it is kept,
 * so that the address is refused. No regular expression: `\s+$` would backtrack for seconds on
 * 60,000 blanks.
 */
function withoutBlanksAround(value: string): string {
  const address = value.trim();
  return LINE_BREAK.test(value.replace(address, '')) ? value : address;
}

function punycodeOf(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/** Why nobody could be reached at this address; undefined if it is valid. */
export function findEmailError(
  address: string,
  limits: { maxOctets: number; localMaxOctets: number },
): 'invalid_characters' | 'invalid_format' | 'unicode_local' | 'too_long' | undefined {
  if (FORBIDDEN.test(address)) return 'invalid_characters';
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = address.slice(at + 1);
  if (!ASCII.test(local) && DOMAIN.test(domain)) return 'unicode_local';
  if (!ASCII.test(address)) return 'invalid_format';
  if (local.length > limits.localMaxOctets) return 'too_long';
  if (address.length > limits.maxOctets) return 'too_long';
  return LOCAL_PART.test(local) && DOMAIN.test(domain) ? undefined : 'invalid_format';
}
