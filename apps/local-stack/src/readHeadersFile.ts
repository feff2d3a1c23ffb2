import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Rule = { readonly path: RegExp; readonly headers: [name: string, value: string][] };

/**
 * Reads the `_headers` file that the build writes for the host, if there is one, and returns the
 * headers for a path. The format is the one of Netlify and Cloudflare Pages: a path, where `*`
 * matches anything, and below it, indented, one header per line.
 */
export function readHeadersFile(directory: string): (pathname: string) => [string, string][] {
  const file = join(directory, '_headers');
  const rules: Rule[] = [];
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/')) rules.push({ path: pattern(line.trim()), headers: [] });
  }
  return (pathname) => rules.filter(({ path }) => path.test(pathname)).flatMap((r) => r.headers);
}

function pattern(path: string): RegExp {
  const literal = path
    .split('*')
    .map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`));
  return new RegExp(`^${literal.join('.*')}$`);
}
