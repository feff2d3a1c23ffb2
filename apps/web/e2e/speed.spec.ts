import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';

import type { Locator, Page } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';
import { type Language, languages } from '@wnc/content/languages';
import { freePort, LOOPBACK } from '@wnc/local-stack/freePort';
import { closeServer, listen } from '@wnc/local-stack/listen';

import { otherLanguage } from '../src/testing/otherLanguage.ts';
import { expect, formIsThere, movePointer, reactIsThere, test } from './visitor.ts';

/** The page, its styles, two typefaces, the first picture below the first screen, the icon. */
const REQUESTS_ON_LOAD = 6;
/** A layout shift score that is 0.000 to three places. */
const NO_SHIFT = 0.0005;

/** Adds up what moves without having been asked to, from the first moment on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, unknown>;
        if (hadRecentInput) continue;
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The score once the frames that are on their way have been drawn. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other
      await new Promise(requestAnimationFrame);
    }
    return Number(Reflect.get(window, 'shifted'));
  });

/** How many parts of the page have come in the words of a language. */
const wordsFetched = (page: Page, language: Language) =>
  page.evaluate(
    (file) =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes(file)).length,
    `-${language}-`,
  );

/** How far an element stands under the top of the window, in pixels, once nothing scrolls. */
const settledTopOf = (element: Locator): Promise<number> =>
  element.evaluate(
    (each) =>
      new Promise<number>((resolve) => {
        let before = Number.NaN;
        const look = () => {
          const { top } = each.getBoundingClientRect();
          if (top === before) return resolve(top);
          before = top;
          requestAnimationFrame(() => requestAnimationFrame(look));
        };
        look();
      }),
  );

for (const { code, path } of languages) {
  const other = otherLanguage(code);

  test(`${path} asks for few files until it has loaded, and for no script`, async ({
    page,
    browserName,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked.filter((file) => file.endsWith('.js'))).toEqual([]);
    // Firefox takes this icon too, for its list of pages, and tells twice of a typeface on its way.
    const counted =
      browserName === 'firefox'
        ? [...new Set(asked)].filter((file) => file !== '/apple-touch-icon.png')
        : asked;
    expect(counted.length, counted.join(' ')).toBeLessThanOrEqual(REQUESTS_ON_LOAD);
  });

  test(`nothing on ${path} moves by itself, from the first paint to the end of a visit`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await reactIsThere(page);
    expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
    // The pointer brings the words, so that the click is answered in the moment that it is made.
    const link = page.getByRole('banner').getByRole('link', { name: other.name });
    const otherPage = page.waitForResponse(other.path);
    await link.hover();
    await (await otherPage).finished();
    await expect.poll(() => wordsFetched(page, other.code)).toBe(1);
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await formIsThere(page);
    await page.getByRole('button', { name: contactWords.submit[other.code] }).click();
    await expect(
      page.getByText(contactWords.errors.name.too_short[other.code]).first(),
    ).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
  });

  test(`nothing on ${path} moves where its first screen comes in two parts`, async ({
    request,
    browser,
  }) => {
    const html = await (await request.get(path)).text();
    const middle = html.indexOf('</h1>');
    const network = new EventEmitter();
    // Without the files of the page, as while they are on their way.
    const server = createServer(({ url }, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      if (url !== '/') return void response.end();
      response.write(html.slice(0, middle));
      void once(network, 'rest').then(() => response.end(html.slice(middle)));
    });
    const port = await freePort();
    await listen(server, port);
    // Not the page of the other tests: here the console misses the files.
    const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
    await watchShifts(page);
    await page.goto(`http://${LOOPBACK}:${port}/`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    network.emit('rest');
    await page.waitForLoadState();
    expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
    await page.close();
    await closeServer(server);
  });

  test(`a field on ${path} stays where it is while its error goes`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    await reactIsThere(page);
    const send = page.getByRole('button', { name: contactWords.submit[code] });
    await send.scrollIntoViewIfNeeded();
    await formIsThere(page);
    await send.click();
    const field = page.getByLabel(contactWords.labels.name[code], { exact: true });
    await expect(field).toBeFocused();
    const error = page.getByRole('link', { name: contactWords.errors.name.too_short[code] });
    await expect(error).toBeVisible();
    const place = await settledTopOf(field);
    await page.keyboard.type('Ana');
    await expect(error).toBeHidden();
    expect(Math.abs((await settledTopOf(field)) - place)).toBeLessThan(2);
  });
}

test('the small drawings far down are left alone until the visitor does something', async ({
  page,
}) => {
  await page.goto('/');
  const drawings = page.locator('section ~ section svg[aria-hidden] use');
  const areDrawn = () =>
    drawings.evaluateAll((all) =>
      all.map((each) => each.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect((await areDrawn()).at(-1)).toBe(false);
  await movePointer(page);
  // Without scrolling: whoever takes a picture of the whole page has them on it.
  await expect.poll(areDrawn).not.toContain(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('without JavaScript a small drawing far down is there when the visitor gets to it', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  const drawing = page.locator('#contact svg[aria-hidden] use').first();
  await drawing.locator('..').scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawing.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
  await page.close();
});

test('React takes the page over without having its styles worked out anew', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const changes = new MutationObserver(() => {
      document.body.dataset['changedLang'] = '';
    });
    changes.observe(document.documentElement, { attributeFilter: ['lang'] });
  });
  await reactIsThere(page);
  await expect(page.locator('body')).not.toHaveAttribute('data-changed-lang');
});
