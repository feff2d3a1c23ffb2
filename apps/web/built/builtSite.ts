import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { HtmlElement } from 'html-validate';

import { type Page, pages } from '../src/pages.ts';
import { attributeOf, parseHtml } from './parseHtml.ts';

const OUT = resolve(import.meta.dirname, '../dist');

/** Every published file, as an address without a leading slash: `es/index.html`. */
export const publishedFiles: readonly string[] = readdirSync(OUT, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => resolve(entry.parentPath, entry.name).slice(OUT.length + 1))
  .toSorted();

/** The content of a published file. Throws where there is none. */
export const readPublished = (file: string): Buffer => readFileSync(resolve(OUT, file));

export type BuiltPage = Page & { html: string; document: HtmlElement };

/** Every page of the site as it was built, in all languages. */
export const builtPages: readonly BuiltPage[] = pages.map((page) => {
  const html = readPublished(page.file).toString();
  return { ...page, html, document: parseHtml(html) };
});

/** The page of a path as links have it, with %C3%B3 for ó, or undefined where there is none. */
export const pageAt = (path: string): BuiltPage | undefined =>
  builtPages.find((page) => page.path === decodeURI(path));

const frontDoor = pageAt('/')?.document;
const ownAddress = frontDoor?.querySelector('meta[property="og:url"]');

/** The address under which the site was built, for example `https://www.example.org`. */
export const origin: string = new URL((ownAddress && attributeOf(ownAddress, 'content')) ?? '')
  .origin;

/** Whether the site was built as a preview, which search engines must not list. */
export const isPreview = !frontDoor?.querySelector('link[rel="canonical"]');

/** The address that a link on a page leads to. */
export const resolveAddress = (page: Page, href: string): URL => new URL(href, origin + page.path);

/** Whether the site answers an address with a page or a file. */
export const isPublished = ({ pathname }: URL): boolean =>
  pageAt(pathname) !== undefined || publishedFiles.includes(decodeURI(pathname).slice(1));
