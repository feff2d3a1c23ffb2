import { HASHED_PATH, type SiteHeaders } from './siteHeaders.ts';

const HEADERS = 'snippets/site-headers.conf';

/**
 * Two files for nginx's folder `snippets`. A location that sets a header of its own does not
 * inherit those of the server, so each location includes the headers; `always` sends them with a
 * 404 too.
 */
export function nginxFiles(
  headers: SiteHeaders,
  notFound: { path: string; file: string }[],
): { 'site.conf': string; 'site-headers.conf': string } {
  const location = (match: string, own: Readonly<Record<string, string>>, rest: string[]) =>
    block(`location ${match}`, [`include ${HEADERS};`, ...lines(own), ...rest]);
  const tryFiles = 'try_files $uri $uri/index.html =404;';
  const site = [
    'charset utf-8;',
    'server_tokens off;',
    // Otherwise nginx logs every IP address; the privacy page says that we keep none.
    'access_log off;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/javascript application/javascript application/json ' +
      'application/manifest+json image/svg+xml application/xml text/xml text/plain;',
    'error_page 404 /404.html;',
    '',
    location(`^~ ${HASHED_PATH}`, headers.hashedFiles, ['try_files $uri =404;']),
    location('~ \\.webmanifest$', headers.otherFiles, [
      'types { }',
      'default_type application/manifest+json;',
      'try_files $uri =404;',
    ]),
    location('= /_headers', {}, ['return 404;']),
    ...notFound.map(({ path, file }) =>
      location(path, headers.otherFiles, [`error_page 404 ${file};`, tryFiles]),
    ),
  ];
  return {
    'site.conf': `${site.join('\n')}\n`,
    'site-headers.conf': `${lines(headers.everywhere, ' always').join('\n')}\n`,
  };
}

const lines = (headers: Readonly<Record<string, string>>, always = '') =>
  Object.entries(headers).map(
    ([name, value]) =>
      `add_header ${name} "${value.replaceAll(/["\\]/g, String.raw`\$&`)}"${always};`,
  );

const block = (head: string, body: string[]) =>
  `${head} {\n${body.map((line) => `  ${line}\n`).join('')}}`;
