import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { languages } from '@wnc/content/languages';
import { donationWidgetUrl } from '@wnc/content/site';
import type { Plugin } from 'vite';

import { caddyFile } from './caddyFile.ts';
import { siteHeaders } from './headers.ts';
import { headersFile } from './headersFile.ts';
import { inlineHashes } from './inlineHashes.ts';
import { nginxFiles } from './nginxFiles.ts';
import { vercelFile } from './vercelFile.ts';

/**
 * Writes the headers of the built pages in the words of each host: `_headers` into the build for
 * Netlify and Cloudflare Pages, and the files for Vercel, nginx and Caddy into `.hosting`.
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
          indexed: process.env['SITE_ENV'] !== 'preview',
        });
        const notFound = languages.map(({ path }) => ({ path, file: `${path}404.html` }));
        const { 'site.conf': site, 'site-headers.conf': common } = nginxFiles(headers, notFound);
        await write(resolve(out, '_headers'), headersFile(headers));
        const beside = resolve(config.root, '.hosting');
        await write(resolve(beside, 'vercel.json'), vercelFile(headers));
        await write(resolve(beside, 'Caddyfile'), caddyFile(headers, notFound));
        await write(resolve(beside, 'nginx/site.conf'), site);
        await write(resolve(beside, 'nginx/site-headers.conf'), common);
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
