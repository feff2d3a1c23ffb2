import type { Plugin } from 'vite';

import { buildError } from './buildError.ts';
import { isSecret, requiredSettings } from './requiredSettings.ts';

/**
 * Stops the build or the development server if the page would not know its own address or where to
 * send a message, or would publish a secret key instead of the publishable one.
 */
export function requireEnvironment(): Plugin {
  return {
    name: 'require-environment',
    configResolved({ env }) {
      const wrong = requiredSettings.flatMap(({ name, put, accepts }) => {
        const value: string | undefined = env[name];
        if (!value) return [`Set ${name} to ${put}. "npm start" sets it for you.`];
        if (accepts(value)) return [];
        const found = isSecret(value) ? 'a secret key, which nobody may see' : `"${value}"`;
        return [`Set ${name} to ${put}, not to ${found}.`];
      });
      if (wrong.length > 0) throw buildError(wrong.join('\n'));
    },
  };
}
