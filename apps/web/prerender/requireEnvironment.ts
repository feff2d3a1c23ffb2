import type { Plugin } from 'vite';

import { buildError } from './buildError.ts';
import { isOrigin } from './isOrigin.ts';
import { secretsIn } from './secretsIn.ts';

type Setting = { what: string; accepts: (value: string) => boolean };

const REQUIRED: Readonly<Record<string, Setting>> = {
  VITE_SUPABASE_URL: {
    what: 'the address of the Supabase project, with https:// and without a path or a slash at its end, for example https://abc.supabase.co',
    accepts: isOrigin,
  },
  VITE_SUPABASE_PUBLISHABLE_KEY: {
    what: 'the publishable key of the Supabase project, sb_publishable_…',
    accepts: (key) => !isSecret(key),
  },
  SITE_URL: {
    what: 'the address of this site, with https:// and without a path, for example https://www.example.org',
    // Page URLs are resolved against it, so that a trailing slash changes nothing.
    accepts: (address) => isOrigin(address.replace(/\/$/, '')),
  },
};

/**
 * Stops the build or the development server when the page would not know where to send a message,
 * or its own address, and when it would publish a secret key instead of the publishable one.
 */
export function requireEnvironment(): Plugin {
  return {
    name: 'require-environment',
    configResolved({ env }) {
      const wrong = Object.entries(REQUIRED).flatMap(([name, { what, accepts }]) => {
        const value: string | undefined = env[name];
        if (!value) return [`Set ${name} to ${what}. "npm start" sets it by itself.`];
        if (accepts(value)) return [];
        const found = isSecret(value) ? 'a secret key, which nobody may see' : `"${value}"`;
        return [`Set ${name} to ${what}, not to ${found}.`];
      });
      if (wrong.length > 0) throw buildError(wrong.join('\n'));
    },
  };
}

const isSecret = (value: string) =>
  value.startsWith('sb_secret_') || secretsIn(value, {}).length > 0;
