/**
 * `_redirects` for Netlify, which by default has only one 404 page. Nothing is redirected: a path
 * that does not exist gets the 404 page in its language, with status 404. Cloudflare Pages finds
 * that page by itself and does not support such lines, so the file is not part of the build.
 */
export function netlifyFile(notFound: { path: string; file: string }[]): string {
  return notFound
    .toSorted((a, b) => b.path.length - a.path.length)
    .map(({ path, file }) => `${path}* ${file} 404\n`)
    .join('');
}
