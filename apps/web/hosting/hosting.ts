import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { languages } from '@wnc/content/languages';
import { donationWidgetUrl } from '@wnc/content/site';
import type { Plugin } from 'vite';

import { buildError } from '../prerender/checks/buildError.ts';
import { caddyFile } from './caddyFile.ts';
import { headersFile } from './headersFile.ts';
import { inlineHashes } from './inlineHashes.ts';
import { missingHeaders } from './missingHeaders.ts';
import { netlifyFile } from './netlifyFile.ts';
import { nginxFiles } from './nginxFiles.ts';
import { HASHED_PATH, siteHeaders } from './siteHeaders.ts';
import { vercelFile } from './vercelFile.ts';

/**
 * Writes the headers of the built pages in the format of each host: `_headers` for Cloudflare Pages
 * into the build, and the files for Netlify, Vercel, nginx and Caddy into `.hosting`.
 */
export function hosting(): Plugin {
  return {
    name: 'hosting',
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        const out = resolve(config.root, environments.client?.config.build.outDir ?? 'dist');
        const headers = siteHeaders({
          supabaseUrl: String(config.env['VITE_SUPABASE_URL']),
          donationWidgetUrl: donationWidgetUrl?.value,
          inline: inlineHashes(readPages(out)),
          indexed: config.env['SITE_ENV'] !== 'preview',
        });
        const missing = missingHeaders(headers);
        if (missing.length > 0) {
          throw buildError(
            `Put ${missing.join(', ')} back into apps/web/hosting/siteHeaders.ts: it protects every visitor.`,
          );
        }
        const notFound = languages.map(({ path }) => ({ path, file: `${path}404.html` }));
        const beside = resolve(config.root, '.hosting');
        const nginx = nginxFiles(headers, notFound);
        const hashed = globSync(`.${HASHED_PATH}*`, { cwd: out }).map((file) => `/${file}`);
        const files: [folder: string, name: string, text: string][] = [
          [out, '_headers', headersFile(headers)],
          [beside, 'netlify/_headers', headersFile(headers, hashed.toSorted())],
          [beside, 'netlify/_redirects', netlifyFile(notFound)],
          [beside, 'vercel.json', vercelFile(headers, hashed.toSorted())],
          [beside, 'nginx/site.conf', nginx['site.conf']],
          [beside, 'nginx/site-headers.conf', nginx['site-headers.conf']],
          [beside, 'Caddyfile', caddyFile(headers, notFound)],
        ];
        await Promise.all(files.map(([folder, name, text]) => write(resolve(folder, name), text)));
      },
    },
  };
}

function readPages(out: string) {
  return globSync('**/*.html', { cwd: out }).map((file) => ({
    file,
    html: readFileSync(resolve(out, file), 'utf8'),
  }));
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
