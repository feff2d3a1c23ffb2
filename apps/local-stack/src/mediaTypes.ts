import { extname } from 'node:path';

const COMPRESSED = /^(text\/|image\/svg|application\/(json|xml|manifest))/;
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The media type of a file of a site, as hosts send it. */
export const mediaTypeOf = (file: string): string =>
  MEDIA_TYPES[extname(file)] ?? 'application/octet-stream';

/** Whether hosts compress files of a media type. */
export const isCompressed = (mediaType: string): boolean => COMPRESSED.test(mediaType);
