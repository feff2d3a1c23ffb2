import type { Plugin } from 'vite';

const REQUIRED = {
  VITE_SUPABASE_URL: 'the address of the Supabase project, for example https://abc.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'the publishable key of the Supabase project',
};

/** Stops the build or the development server when the page would not know where to send a message. */
export function requireEnvironment(): Plugin {
  return {
    name: 'require-environment',
    configResolved({ env }) {
      for (const [key, what] of Object.entries(REQUIRED)) {
        if (!env[key]) throw new Error(`Set ${key} to ${what}. "npm start" sets it by itself.`);
      }
    },
  };
}
