import { expect, type Page, test as base } from '@playwright/test';
import { accessibilityWords } from '@wnc/content/accessibility';
import { type Language, languageOf } from '@wnc/content/languages';
import { navWords } from '@wnc/content/nav';
import { donationWidgetUrl } from '@wnc/content/site';

import { pageWordsAddress } from '../src/head/addresses.ts';

export { expect };

const NOTHING = /^\b$/;
/** What browsers log about a file that could not be fetched. */
export const NETWORK_FAULT = /ERR_(?:FAILED|INTERNET_DISCONNECTED)|Failed to (?:load|fetch)/;
/** WebKit without web app manifests, as on Linux, does not know the directive for them. */
const NO_MANIFESTS = /^Unrecognized Content-Security-Policy directive 'manifest-src'/;
/** The words of the Spanish home page, which a switch to it fetches. */
export const SPANISH_PAGE_WORDS = pageWordsAddress('es');
/** The scripts with the Spanish words, which an English page fetches when it needs them. */
export const SPANISH_WORDS = /\/assets\/\w+-es-[\w-]+\.js$/;

/**
 * A visitor. Any error or warning in the console fails the test; a journey in which something goes
 * wrong on purpose says what it expects in `expectedComplaints`. The donation company's script, if
 * one is configured, is served empty: no journey needs the network.
 */
export const test = base.extend<{ expectedComplaints: RegExp; complaints: string[] }>({
  expectedComplaints: [NOTHING, { option: true }],
  page: async ({ page }, use) => {
    if (donationWidgetUrl) {
      await page.route(donationWidgetUrl.value, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    }
    await use(page);
  },
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!expectedComplaints.test(text) && !NO_MANIFESTS.test(text)) complaints.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text());
      });
      page.on('pageerror', (error) => note(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Moves the pointer until the page has received a `pointermove`, like a hand that keeps moving. A
 * single move right after the load was once lost on a busy machine.
 */
export async function movePointer(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { pointerMoved: false });
    // The first event may only report the position, with no movement.
    const note = ({ movementX }: PointerEvent) => {
      if (movementX !== 0) Object.assign(window, { pointerMoved: true });
    };
    addEventListener('pointermove', note, true);
  });
  let x = 0;
  await expect(async () => {
    await page.mouse.move((x += 1), 1);
    await page.mouse.move((x += 1), 1);
    expect(await page.evaluate(() => Reflect.get(window, 'pointerMoved') as unknown)).toBe(true);
  }).toPass();
}

/**
 * Resolves when the page is hydrated. React loads on the visitor's first interaction, here a move
 * of the pointer; one before the document has been parsed does not load it yet.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await movePointer(page);
  // Checks every frame; `expect` would check every half second, in hundreds of visits.
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/**
 * Further ahead than any browser lags: a clock cannot be paused at a time that it has already
 * passed.
 */
const AN_HOUR_MS = 3_600_000;

/** Stops the page's clock; `page.clock` advances or resumes it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AN_HOUR_MS);
}

const A_FRAME_MS = 16;

/**
 * Advances a stopped clock frame by frame until the expectation is met: for what needs frames, but
 * must come before a timeout of the page, however slow the machine.
 */
export const goOnUntil = (page: Page, expectation: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(A_FRAME_MS);
    await expectation();
  }).toPass();

/** Resolves when the form is hydrated; before that the browser itself would submit it. */
export const waitForFormHydration = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector<HTMLFormElement>('#contact form')?.noValidate === true,
  );

/**
 * Resolves after a few frames, for tests of what does not happen: by then, whatever a page does by
 * itself has begun, and a smooth scroll is under way.
 */
export const frames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Why a module that failed once cannot be fetched again there (decision 060). */
export const KEEPS_FAILURES =
  'Firefox keeps a module that could not be fetched as failed until the page is loaded again.';

export const PHONE = { width: 390, height: 844 };

/** The link in the header to the page in another language. */
export const switchOf = (page: Page, to: Language) =>
  page.getByRole('banner').getByRole('link', { name: languageOf(to).name, exact: true });

/** The button in the header that opens the menu on a phone. */
export const menuButton = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: accessibilityWords.openMenu[language] });

/** The menu that it opens. */
export const menuIn = (page: Page, language: Language = 'en') =>
  page.getByRole('navigation', { name: navWords.sections[language] });

/** Marks the open document: any other lacks the mark, even one at the same address. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isMarked: true }));

export const isMarkedDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);
