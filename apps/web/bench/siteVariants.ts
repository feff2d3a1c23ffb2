import { globSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The files of one site, by path. */
export type Site = ReadonlyMap<string, Buffer>;

const BARE_BYTES = 14_000;
const SCRIPT = /<script(?! type="application\/ld\+json").*?<\/script>/gs;
const WEB_FONT = /@font-face\{[^}]*url\([^}]*\}/g;

/** What the measured pages are compared with; `page` is the build as it is. */
export type Variant = 'page' | 'plain' | 'bare' | 'preloaded' | 'idle' | 'beside';

/** As if every visitor interacted as soon as the page is idle. */
const INTERACTION_WHEN_IDLE =
  "<script>addEventListener('load',()=>requestIdleCallback(()=>dispatchEvent(new Event('pointermove'))))</script>";

/**
 * `plain` is the same page without scripts and fonts, `bare` a page of nothing but 14 kB (brotli)
 * of text, `preloaded` the page with the typeface of its headings preloaded, and `idle` the page
 * that loads React by itself when the browser is idle.
 */
export function siteVariants(dist: string): Record<Exclude<Variant, 'beside'>, Site> {
  const page = readSite(dist);
  const font = [...page.keys()].find((path) => /faustina.*\.woff2$/.test(path)) ?? '';
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  return {
    page,
    plain: changed(page, (text) => text.replaceAll(SCRIPT, '').replaceAll(WEB_FONT, '')),
    preloaded: changed(page, (text) => text.replace('<style>', `${preload}<style>`)),
    idle: changed(page, (text) => text.replace('</body>', `${INTERACTION_WHEN_IDLE}</body>`)),
    bare: new Map([['/', Buffer.from(bareHtml())]]),
  };
}

/** The files of a built site; `index.html` stands for its folder. */
export function readSite(dist: string): Site {
  const files = globSync('**/*.*', { cwd: dist }).map(
    (file) => [`/${file.replace(/index\.html$/, '')}`, readFileSync(resolve(dist, file))] as const,
  );
  return new Map(files);
}

const changed = (site: Site, change: (text: string) => string): Site =>
  new Map(
    [...site].map(([path, body]) => {
      const isText = path.endsWith('/') || extname(path) === '.css';
      return [path, isText ? Buffer.from(change(body.toString())) : body];
    }),
  );

/** Random words that compress about as well as those of a real page, up to the wanted size. */
function bareHtml(): string {
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const word = () =>
    Array.from({ length: 2 + random(7) }, () => 'etaoinshrdlu'[random(12)]).join('');
  const paragraph = () => `<p>${Array.from({ length: 60 }, word).join(' ')}.</p>`;
  let html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>A page of text and of nothing else</h1>';
  while (brotliCompressSync(html).length < BARE_BYTES) html += paragraph();
  return html;
}
