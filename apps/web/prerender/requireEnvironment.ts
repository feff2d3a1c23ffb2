import type { Plugin } from 'vite';

import { refusal } from './refusal.ts';

const REQUIRED = {
  VITE_SUPABASE_URL: 'the address of the Supabase project, for example https://abc.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'the publishable key of the Supabase project',
  SITE_URL: 'the address of this site without a path, for example https://www.example.org',
};

/**
 * Stops the build or the development server when the page would not know where to send a message,
 * or what its own address is.
 */
export function requireEnvironment(): Plugin {
  return {
    name: 'require-environment',
    configResolved({ env }) {
      for (const [key, what] of Object.entries(REQUIRED)) {
        if (!env[key]) throw refusal(`Set ${key} to ${what}. "npm start" sets it by itself.`);
      }
      const site = URL.parse(env['SITE_URL']);
      if (!site?.protocol.startsWith('http') || site.href !== `${site.origin}/`) {
        throw refusal(`Set SITE_URL to ${REQUIRED.SITE_URL}, not to "${env['SITE_URL']}".`);
      }
    },
  };
}
