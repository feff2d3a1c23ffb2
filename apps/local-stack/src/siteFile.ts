import { realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Read by the host, see readHeadersFile.ts, and never sent. */
const HOST_FILE = '/_headers';

export type SiteFile = { readonly path: string; readonly status: 200 | 404 };

/**
 * Which file of the built site a host answers with: the file itself, a folder's `index.html` with
 * or without a slash at the end, else the nearest `404.html` upwards. `undefined` if there is none.
 */
export function siteFile(directory: string, pathname: string): SiteFile | undefined {
  const isFile = (path: string | undefined) => isFileOf(directory, path);
  const wanted = resolveInside(directory, pathname);
  const found = [wanted, wanted && join(wanted, 'index.html')].find(isFile);
  if (found !== undefined) return { path: found, status: 200 };
  for (let folder = wanted ?? directory; ; folder = dirname(folder)) {
    const page = join(folder, '404.html');
    if (isFile(page)) return { path: page, status: 404 };
    if (folder === directory || dirname(folder) === folder) return undefined;
  }
}

/** `undefined` for a path that leaves the folder, has a zero byte or names the host's own file. */
function resolveInside(directory: string, pathname: string): string | undefined {
  const path = join(directory, decoded(pathname)).replace(/\/+$/, '');
  const inside = path === directory || path.startsWith(`${directory}/`);
  const isOwn = path === join(directory, HOST_FILE);
  return inside && !path.includes('\0') && !isOwn ? path : undefined;
}

/** If it cannot be decoded, as it is written: the folders in it are right all the same. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Compares upper and lower case too: most Macs do not tell them apart, hosts do. */
function isFileOf(directory: string, path: string | undefined): path is string {
  try {
    if (path === undefined || !statSync(path).isFile()) return false;
    return realpathSync.native(path).endsWith(path.slice(directory.length));
  } catch {
    // There is no such file, or its name is too long for one.
    return false;
  }
}
