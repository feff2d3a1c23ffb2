import { projectRoot } from './projectRoot.ts';

const PASSED_ON =
  /^(PATH|HOME|TMPDIR|LANG|(https?|all|no)_proxy|SSL_CERT_.+|DENO_.+|NPM_CONFIG_.+)$/i;

/**
 * What Deno itself needs from our environment. Its downloads are cached in the project, so that it
 * works offline; the system's certificates are trusted, for company proxies.
 */
export function denoEnvironment(): Record<string, string> {
  const extra = process.env['NODE_EXTRA_CA_CERTS'];
  const passed = Object.entries(process.env).filter(
    (entry): entry is [string, string] => PASSED_ON.test(entry[0]) && entry[1] !== undefined,
  );
  return {
    DENO_DIR: `${projectRoot}/.tools/deno`,
    DENO_TLS_CA_STORE: 'system,mozilla',
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
    ...(extra === undefined ? {} : { DENO_CERT: extra }),
    ...Object.fromEntries(passed),
  };
}
