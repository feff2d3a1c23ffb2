import { isIP } from 'node:net';

const HOST_NAME = /^[a-z\d-]+(\.[a-z\d-]+)*$/;

/**
 * Whether a text is an origin and nothing else, like https://abc.supabase.co: paths are appended to
 * it as written, so even a trailing slash would break them. Only an IP address or localhost, as on
 * a developer's computer, may use plain http.
 */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.origin !== text) return false;
  const { protocol, hostname } = url;
  const isNumber = isIP(hostname.replaceAll(/[[\]]/g, '')) > 0;
  if (protocol === 'http:') return isNumber || hostname === 'localhost';
  return protocol === 'https:' && (isNumber || HOST_NAME.test(hostname));
}
