import { HASHED_PATH, type SiteHeaders } from './siteHeaders.ts';

/**
 * A `Caddyfile`. `SITE_ADDRESS` is the domain, for which Caddy obtains a certificate on its own;
 * `SITE_ROOT` is the folder of the built files.
 */
export function caddyFile(
  headers: SiteHeaders,
  notFound: { path: string; file: string }[],
): string {
  const body = [
    'root * "{$SITE_ROOT}"',
    'encode zstd gzip',
    'import site_headers',
    `@hashed path ${HASHED_PATH}*`,
    block('header @hashed', lines(headers.hashedFiles)),
    `@other not path ${HASHED_PATH}*`,
    block('header @other', lines(headers.otherFiles)),
    // Caddy has no MIME type for this extension, and `nosniff` keeps browsers from guessing it.
    '@manifest path *.webmanifest',
    'header @manifest Content-Type application/manifest+json',
    // Serves an old address with and without a slash, without a redirect that could lose its query.
    'try_files {path} {path}/index.html',
    block('file_server', ['disable_canonical_uris', 'hide _headers']),
    block('handle_errors', [
      '@missing expression {http.error.status_code} == 404',
      block(
        'handle @missing',
        notFound.map(({ path, file }) => `rewrite ${path}* ${file}`),
      ),
      // An error response starts without the headers that were set before.
      'import site_headers',
      block('header', lines(headers.otherFiles)),
      'file_server',
    ]),
  ];
  const everywhere = block('header', [...lines(headers.everywhere), '-Server']);
  return `${block('(site_headers)', [everywhere])}\n\n${block('{$SITE_ADDRESS}', body)}\n`;
}

const lines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name} \`${value}\``);

const block = (head: string, body: string[]) =>
  `${head} {\n${body.map((line) => `${line.replaceAll(/^/gm, '\t')}\n`).join('')}}`;
