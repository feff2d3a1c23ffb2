import { describe, expect, it } from 'vitest';

import { caddyFile } from './caddyFile.ts';
import { headersFile } from './headersFile.ts';
import { netlifyFile } from './netlifyFile.ts';
import { nginxFiles } from './nginxFiles.ts';
import { siteHeaders } from './siteHeaders.ts';
import { vercelFile } from './vercelFile.ts';

const headers = siteHeaders({
  supabaseUrl: 'https://abc.supabase.co',
  inline: { scripts: ['sha256-c2NyaXB0'], styles: ['sha256-c3R5bGU='] },
  indexed: true,
});
const notFound = [
  { path: '/', file: '/404.html' },
  { path: '/es/', file: '/es/404.html' },
];

const asset = '/assets/entry-client-0mAxX_a-.js';

type Group = Readonly<Record<string, string>>;
const asLines = (group: Group) => Object.entries(group).map(([name, value]) => `${name}: ${value}`);

/** Each host's file, parsed by that host's rules: what it sends everywhere and with assets. */
const readBack: Record<string, () => [everywhere: Group, hashedFiles: Group]> = {
  cloudflare: () => rulesIn(headersFile(headers), '/assets/*'),
  netlify: () => rulesIn(headersFile(headers, [asset]), asset),
  vercel() {
    const { headers: rules } = JSON.parse(vercelFile(headers, [asset])) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    const [everywhere = {}, hashed = {}] = ['/(.*)', asset].map((source) => {
      const pairs = rules.find((rule) => rule.source === source)?.headers ?? [];
      return Object.fromEntries(pairs.map(({ key, value }) => [key, value]));
    });
    return [everywhere, hashed];
  },
  nginx() {
    const files = nginxFiles(headers, notFound);
    const [, hashed = ''] = /location \^~ \/assets\/ \{([^}]*)\}/.exec(files['site.conf']) ?? [];
    const line = /add_header (\S+) "((?:[^"\\]|\\.)*)"/g;
    return [pairsIn(files['site-headers.conf'], line), pairsIn(hashed, line)];
  },
  caddy() {
    const text = caddyFile(headers, notFound);
    const [, everywhere = ''] = /^\theader \{\n([^}]*)^\t\}/m.exec(text) ?? [];
    const [, hashed = ''] = /^\theader @hashed \{\n([^}]*)^\t\}/m.exec(text) ?? [];
    return [pairsIn(everywhere, /(\S+) `([^`]*)`/g), pairsIn(hashed, /(\S+) `([^`]*)`/g)];
  },
};

function rulesIn(text: string, hashedPath: string): [Group, Group] {
  const [everywhere, hashed] = ['/*', hashedPath].map((path) => {
    const rule = text.split('\n\n').find((each) => each.startsWith(`${path}\n`)) ?? '';
    return pairsIn(rule, /^ {2}(\S+): (.*)$/gm);
  });
  return [everywhere ?? {}, hashed ?? {}];
}

function pairsIn(text: string, line: RegExp): Group {
  return Object.fromEntries(
    [...text.matchAll(line)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\\(.)/g, '$1'),
    ]),
  );
}

describe('the files for the hosts', () => {
  it.each(Object.entries(readBack))('Q01: send the same headers, byte for byte: %s', (_, read) => {
    const [everywhere, hashedFiles] = read();
    expect(asLines(everywhere)).toEqual(asLines(headers.everywhere));
    expect(asLines(hashedFiles)).toEqual(asLines(headers.hashedFiles));
  });

  it('Q02: stay below the limits of Cloudflare Pages, or stop the build', () => {
    const lines = headersFile(headers).split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
    const endless = { ...headers, everywhere: { Long: 'x'.repeat(2000) } };
    expect(() => headersFile(endless)).toThrow('Cloudflare Pages takes 2,000 characters in a line');
  });

  it('set each header in one rule only, since Netlify and Cloudflare join the values of two', () => {
    const names = [...headersFile(headers).matchAll(/^ +([^:]+):/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('let no browser cache for a year that a file is missing, on hosts that would', () => {
    const files = [headersFile(headers, [asset]), vercelFile(headers, [asset])];
    for (const file of files) {
      expect(file).toContain(asset);
      expect(file).not.toMatch(/assets\/(?:\*|\()/);
    }
  });

  it('Q03, Q04: include the headers in every location of nginx, and send them with a 404 too', () => {
    const { 'site.conf': site, 'site-headers.conf': common } = nginxFiles(headers, notFound);
    const locations = [...site.matchAll(/location [^{]+\{([^}]*)\}/g)];
    expect(locations.length).toBeGreaterThan(3);
    for (const [text] of locations) expect(text).toContain('include snippets/site-headers.conf;');
    for (const line of common.trim().split('\n')) expect(line).toMatch(/ always;$/);
  });

  it('repeat the headers in the error responses of Caddy, which start without them', () => {
    const [, errors = ''] = caddyFile(headers, notFound).split('handle_errors');
    expect(errors).toContain('import site_headers');
  });

  it('let no server of our own log the addresses of visitors', () => {
    expect(nginxFiles(headers, notFound)['site.conf']).toMatch(/^access_log off;$/m);
    // Caddy logs them only if told to.
    expect(caddyFile(headers, notFound)).not.toMatch(/^\s*log\b/m);
  });

  it('do not tell an attacker which version of a server of our own answers', () => {
    expect(nginxFiles(headers, notFound)['site.conf']).toMatch(/^server_tokens off;$/m);
    expect(caddyFile(headers, notFound)).toMatch(/^\t\t-Server$/m);
  });

  it('have Vercel publish the uploaded folder as it was built', () => {
    expect(JSON.parse(vercelFile(headers, [asset]))).toMatchObject({
      framework: null,
      buildCommand: null,
      installCommand: null,
      outputDirectory: '.',
    });
  });

  it('leave the redirect of an old address to the page itself', () => {
    const { 'site.conf': site } = nginxFiles(headers, notFound);
    const all = [
      headersFile(headers),
      vercelFile(headers, [asset]),
      site,
      caddyFile(headers, notFound),
    ];
    expect(all.join('\n')).not.toMatch(/\b(301|302|307|308|redir|return 3|permanent)\b/);
  });

  it('show the 404 page in the language of the path', () => {
    const { 'site.conf': site } = nginxFiles(headers, notFound);
    expect(site).toMatch(/location \/es\/ \{[^}]*error_page 404 \/es\/404\.html;/);
    expect(caddyFile(headers, notFound)).toContain('rewrite /es/* /es/404.html');
    expect(netlifyFile(notFound)).toBe('/es/* /es/404.html 404\n/* /404.html 404\n');
  });
});
