import { readdirSync, readFileSync } from 'node:fs';
import { extname, relative, resolve } from 'node:path';

import { listSamples } from '@wnc/content/listSamples';
import { loadEnv, type Plugin } from 'vite';

import { buildError } from './buildError.ts';
import { missingForProduction, missingTable } from './missingForProduction.ts';
import { secretsIn } from './secretsIn.ts';

/**
 * Stops a production build (`SITE_ENV=production`) with samples, facts that cannot be right or
 * missing settings, and any build that would publish a secret.
 */
export function productionGate(): Plugin {
  let environment: Record<string, string> = {};
  return {
    name: 'production-gate',
    apply: 'build',
    configResolved: {
      // Before `requireEnvironment`, to print the whole table, not a sentence about one variable.
      order: 'pre',
      handler({ mode, envDir }) {
        environment = loadEnv(mode, envDir || process.cwd(), '');
        const { SITE_ENV } = environment;
        if (SITE_ENV && !['production', 'preview'].includes(SITE_ENV)) {
          throw buildError(
            `Set SITE_ENV to production or preview, not "${SITE_ENV}", or leave it out.`,
          );
        }
        const missing =
          SITE_ENV === 'production' ? missingForProduction(listSamples(), environment) : [];
        if (missing.length > 0) {
          throw buildError(`The public site is not ready.\n\n${missingTable(missing)}\n`);
        }
      },
    },
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        const out = resolve(config.root, environments.client?.config.build.outDir ?? 'dist');
        // Files of every kind: a note or a copy of .env in `public` is published too.
        const found = readdirSync(out, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => resolve(parentPath, name))
          .flatMap((file) => [
            ...secretsIn(readFileSync(file, 'utf8'), environment).map(
              (secret) => `${relative(out, file)} contains ${secret}.`,
            ),
            // Without the file's name, which would repeat the secret.
            ...secretsIn(relative(out, file), environment).map(
              (secret) => `The name of a ${extname(file)} file contains ${secret}.`,
            ),
          ]);
        if (found.length > 0) {
          throw buildError(
            `${found.join('\n')}\nRemove it from the file it comes from, delete the build and create a new secret: somebody may have seen the old one.`,
          );
        }
      },
    },
  };
}
