import { isOrigin } from './isOrigin.ts';
import { secretsIn } from './secretsIn.ts';

type Setting = {
  name: string;
  /** What belongs there, in words for whoever sets it. */
  put: string;
  /** Whether any build may have this value, local ones included. */
  accepts: (value: string) => boolean;
  /** Whether the public site may have it. */
  acceptsPublic: (value: string) => boolean;
};

/** Page URLs are resolved against the site's address, so a trailing slash changes nothing. */
const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** The environment variables without which the page knows neither its own address nor the function. */
export const requiredSettings: readonly Setting[] = [
  {
    name: 'SITE_URL',
    put: 'the public address of the site, with https:// and without a path, https://www.…',
    accepts: (value) => isOrigin(withoutSlash(value)),
    acceptsPublic: (value) => isPublic(withoutSlash(value)),
  },
  {
    name: 'VITE_SUPABASE_URL',
    put: 'the address of the Supabase project, with https:// and without a path or a trailing slash, https://….supabase.co',
    accepts: isOrigin,
    acceptsPublic: isPublic,
  },
  {
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    put: 'the publishable key of the Supabase project, sb_publishable_…',
    accepts: (key) => !isSecret(key),
    acceptsPublic: (key) => /^sb_publishable_(?!local|preview$)[\w-]+$/.test(key),
  },
];

/** Whether a value has the format of a key that must not be published. */
export function isSecret(value: string): boolean {
  return value.startsWith('sb_secret_') || secretsIn(value, {}).length > 0;
}

/** Host names that never lead to a public site: local ones, and those reserved for examples. */
const NOT_PUBLIC = /(^|\.)(localhost|example\.(org|com|net)|example|test|invalid)$/;
/** A domain name, not an IP address; the docs' placeholder `PROJECT_REF` has a `_`. */
const DOMAIN_NAME = /^([a-z\d-]+\.)+[a-z][a-z\d-]+$/;

/** Always https: `isOrigin` allows http for local addresses only. */
function isPublic(value: string): boolean {
  const hostname = URL.parse(value)?.hostname ?? '';
  return isOrigin(value) && DOMAIN_NAME.test(hostname) && !NOT_PUBLIC.test(hostname);
}
