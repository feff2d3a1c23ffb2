import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { listSamples } from '@wnc/content/samples';
import { loadEnv, type Plugin } from 'vite';

import { missingForProduction, missingTable } from './missingForProduction.ts';
import { secretsIn } from './secretsIn.ts';

const TEXT_FILES = '**/*.{html,js,css,json,map,svg,txt,xml,webmanifest}';

/**
 * Stops a production build (`SITE_ENV=production`) that still holds samples or does not know its
 * addresses, and any build that would publish a secret.
 */
export function productionGate(): Plugin {
  let environment: Record<string, string> = {};
  return {
    name: 'production-gate',
    apply: 'build',
    configResolved: {
      // The whole table, before the first sentence about a variable.
      order: 'pre',
      handler({ mode, envDir }) {
        environment = loadEnv(mode, envDir || process.cwd(), '');
        const { SITE_ENV } = environment;
        if (SITE_ENV && !['production', 'preview'].includes(SITE_ENV)) {
          throw new Error(
            `Set SITE_ENV to production or preview, not "${SITE_ENV}", or leave it out.`,
          );
        }
        const missing =
          SITE_ENV === 'production' ? missingForProduction(listSamples(), environment) : [];
        if (missing.length > 0) {
          throw new Error(`The public site is not ready.\n\n${missingTable(missing)}\n`);
        }
      },
    },
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        const out = resolve(config.root, environments.client?.config.build.outDir ?? 'dist');
        const found = globSync(TEXT_FILES, { cwd: out }).flatMap((file) =>
          secretsIn(readFileSync(resolve(out, file), 'utf8'), environment).map(
            (secret) => `${file} holds ${secret}.`,
          ),
        );
        if (found.length > 0) {
          throw new Error(
            `${found.join('\n')}\nWhoever has seen the file knows it: delete the build and make a new secret.`,
          );
        }
      },
    },
  };
}
