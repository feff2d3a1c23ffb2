import { EventEmitter, once } from 'node:events';

import type { Page } from '@playwright/test';

export const SCRIPTS = /\.js$/;
/** The style sheet for everything below the first screen. */
export const STYLES = /\/assets\/styles-[\w-]+\.css$/;
export const TYPEFACES = /\.woff2$/;
export const FORM_CODE = /\/Contact-.*\.js$/;
/** The script with the words of the form in English. */
export const FORM_WORDS = /\/contact-en-.*\.js$/;

/** In Firefox, scripts requested before the load event delay it until they arrive. */
export const BEFORE_SCRIPTS = { waitUntil: 'domcontentloaded' } as const;
/** Parsing does not end until the style sheet arrives. */
export const BEFORE_STYLES = { waitUntil: 'commit' } as const;

/** Holds back every script until the returned function is called. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, SCRIPTS);

/** Holds back posts to the endpoint until the returned function is called. */
export const holdPosts = (page: Page): Promise<() => void> => hold(page, /\/functions\/v1\//);

/** Holds back the privacy page until the returned function is called. */
export const holdPrivacy = (page: Page): Promise<() => void> => hold(page, /\/privacy\/$/);

/** Holds back the page words of the other language until the returned function is called. */
export const holdPageWords = (page: Page): Promise<() => void> => hold(page, /\/words\.txt$/);

/** Holds back the style sheet until the returned function is called. */
export const holdStyles = (page: Page): Promise<() => void> => hold(page, STYLES);

/** Holds back the typefaces until the returned function is called. */
export const holdTypefaces = (page: Page): Promise<() => void> => hold(page, TYPEFACES);

/** Holds back the files whose URLs match until the returned function is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const gate = new EventEmitter().setMaxListeners(0);
  let open = false;
  await page.route(files, async (route) => {
    if (!open) await once(gate, 'open');
    await route.fallback();
  });
  return () => {
    open = true;
    gate.emit('open');
  };
}
