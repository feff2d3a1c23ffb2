import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';

import type { Page } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';
import { type Language, languages } from '@wnc/content/languages';
import { freePort, LOOPBACK } from '@wnc/local-stack/freePort';
import { closeServer, listen } from '@wnc/local-stack/listen';

import { pageWordsAddress } from '../src/head/addresses.ts';
import { otherLanguage } from '../src/testing/otherLanguage.ts';
import { field, tooShort } from './formFields.ts';
import { settledTopOf } from './settledTop.ts';
import { waitForTypefaces } from './typefaces.ts';
import { expect, switchOf, test, waitForFormHydration, waitForHydration } from './visitor.ts';

/** The page, its styles, two typefaces, the first picture below the first screen, the icon. */
const REQUESTS_ON_LOAD = 6;
/** A layout shift score that rounds to 0.000. */
const NO_SHIFT = 0.0005;

/** Adds up the layout shifts without recent input, from the start of the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const shifts = { score: 0, texts: new Array<string>() };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        shifts.score += value;
        shifts.texts.push(
          ...sources.map(({ node }) => node?.textContent || String(node?.nodeName)),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * The layout shift score so far and the texts that have moved, once pending frames have been drawn;
 * nothing if it is too little to see.
 */
const movedOn = (page: Page) =>
  page.evaluate(async (noShift) => {
    for (const _ of [1, 2, 3]) {
      await new Promise(requestAnimationFrame);
    }
    const { score, texts } = Reflect.get(window, 'shifts');
    return score < noShift ? [] : [score, ...texts];
  }, NO_SHIFT);

/** How many files with words of a language have been fetched. */
const wordsFetched = (page: Page, language: Language) =>
  page.evaluate(
    (file) =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes(file)).length,
    `-${language}-`,
  );

/** Serves a page up to and including a text, the rest on `sendRest`, and all other files empty. */
async function serveInTwoParts(html: string, text: string) {
  const middle = html.indexOf(text) + text.length;
  const network = new EventEmitter();
  const server = createServer(({ url }, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (url !== '/') return void response.end();
    response.write(html.slice(0, middle));
    void once(network, 'rest').then(() => response.end(html.slice(middle)));
  });
  const port = await freePort();
  await listen(server, port);
  return {
    url: `http://${LOOPBACK}:${port}/`,
    sendRest: () => network.emit('rest'),
    close: () => closeServer(server),
  };
}

for (const { code, path } of languages) {
  const other = otherLanguage(code);

  test(`${path} requests few files and no script until it has loaded; nothing on it moves by itself from the first paint to the end of a visit, nor does a field when its error disappears`, async ({
    page,
    browserName,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await watchShifts(page);
    await page.setViewportSize({ width: 412, height: 823 });
    // Hovering fetches the words, so the click is answered at once. Where the other language is
    // offered, they are fetched before that.
    const otherPage = page.waitForResponse(pageWordsAddress(other.code));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft(asked.filter((file) => file.endsWith('.js'))).toEqual([]);
    // Firefox also fetches this icon, for its list of pages, and reports a loading typeface twice.
    const counted =
      browserName === 'firefox'
        ? [...new Set(asked)].filter((file) => file !== '/apple-touch-icon.png')
        : asked;
    expect.soft(counted.length, counted.join(' ')).toBeLessThanOrEqual(REQUESTS_ON_LOAD);

    await page.evaluate(() => {
      const changes = new MutationObserver(() => {
        document.body.dataset['changedLang'] = '';
      });
      changes.observe(document.documentElement, { attributeFilter: ['lang'] });
    });
    await waitForHydration(page);
    await waitForTypefaces(page);
    // React does not set the language of the page again, which would recalculate all styles.
    await expect.soft(page.locator('body')).not.toHaveAttribute('data-changed-lang');
    expect
      .soft(await movedOn(page), 'what moves until React and the typefaces have loaded')
      .toEqual([]);
    const link = switchOf(page, other.code);
    await link.hover();
    await (await otherPage).finished();
    await expect.poll(() => wordsFetched(page, other.code)).toBe(1);
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    expect.soft(await movedOn(page), 'what moves until the language has changed').toEqual([]);

    const send = page.getByRole('button', { name: contactWords.submit[other.code] });
    await send.scrollIntoViewIfNeeded();
    await waitForFormHydration(page);
    await send.click();
    const name = field(page, 'name', other.code);
    await expect(name).toBeFocused();
    const error = page.getByRole('link', { name: tooShort('name', other.code) });
    await expect(error).toBeVisible();
    expect.soft(await movedOn(page), 'what moves until there are errors').toEqual([]);
    const place = await settledTopOf(name);
    await page.keyboard.type('Ana');
    await expect(error).toBeHidden();
    expect(Math.abs((await settledTopOf(name)) - place)).toBeLessThan(2);
  });

  test(`nothing on ${path} moves if its first screen arrives in two parts`, async ({
    request,
    browser,
  }) => {
    const served = await serveInTwoParts(await (await request.get(path)).text(), '</h1>');
    // Not the `page` fixture, which fails on console errors: the empty files cause some.
    const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
    await watchShifts(page);
    await page.goto(served.url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    served.sendRest();
    await page.waitForLoadState();
    expect(await movedOn(page)).toEqual([]);
    await page.close();
    await served.close();
  });
}

test('the typefaces of a page without a hero wait until there is something to read', async ({
  request,
  browser,
}) => {
  const served = await serveInTwoParts(await (await request.get('/privacy/')).text(), '<body>');
  // Not the `page` fixture, which fails on console errors: the empty files cause some.
  const page = await browser.newPage();
  await page.goto(served.url, { waitUntil: 'commit' });
  const html = page.locator('html:has(body)');
  await expect(html).toHaveCSS('animation-name', 'none');
  served.sendRest();
  await expect(html).toHaveCSS('animation-name', 'typefaces');
  await page.close();
  await served.close();
});
