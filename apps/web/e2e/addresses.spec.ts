import type { Page, Route } from '@playwright/test';
import { accessibilityWords } from '@wnc/content/accessibility';
import { contactMeta } from '@wnc/content/contact';
import { donateMeta } from '@wnc/content/donate';
import { languageOf, languages } from '@wnc/content/languages';
import { defaultMeta } from '@wnc/content/meta';
import { navWords } from '@wnc/content/nav';
import { notFoundWords } from '@wnc/content/notFound';
import { organization } from '@wnc/content/site';

import { legacyRedirects } from '../src/navigation/legacyRedirects.ts';
import { expect, switchOf, TELEPHONE, test } from './visitor.ts';

const OFFSET_PX = 80;
/** Further ahead than any browser is late: a clock that has walked past its stop cannot be stopped there. */
const AN_HOUR_MS = 3_600_000;
const FONTS_AND_PICTURES = /\.(?:woff2|svg)$/;

/** A telephone with one bar. Only Chromium can be made to feel it. */
async function slowDown(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** A sentence in which the organization is named. */
const named = (text: string) => text.replaceAll('{{org}}', organization.name.value);

const warning = (id: string) => `warning: No element has the id "${id}".`;

for (const { code, path } of languages) {
  for (const [old, place] of Object.entries(legacyRedirects)) {
    const [anchor, query] = place.split('?');
    const topic = new URLSearchParams(query).get('type');
    const aim = topic ? `#${anchor} with the topic ${topic}` : `#${anchor}`;
    test(`the old address ${path}${old} leads to ${aim} on a slow network, with one entry in the history`, async ({
      page,
    }) => {
      // Firefox counts no entry for the empty page from which a new window begins.
      await page.goto('/robots.txt');
      await slowDown(page);
      const arrive = async (address: string, given: string) => {
        const entries = await page.evaluate(() => history.length);
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        await expect(page).toHaveURL(`${path}?from=flyer#${anchor}`);
        await expect(page.locator(`#${anchor}`)).toBeFocused();
        await expect(page.locator(`#${anchor}`)).toBeInViewport();
        // The topic of an address wins over that of a draft.
        const chosen = page.locator('#contact [name="type"]:checked');
        await expect(chosen).toHaveValue(topic ?? given);
        expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      };
      await arrive(`${path}${old}?from=flyer`, 'chw');
      await page.locator('#contact [value="partner"]').check({ force: true });
      await arrive(`${path}${old}/?from=flyer`, 'partner');
    });
  }

  test.describe('an unknown address', () => {
    test.use({ expectedComplaints: /404|nowhere/ });

    test(`under ${path} answers 404 in its language and leads home`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text());
      });
      const response = await page.goto(`${path}nowhere/to-be-found?secret=1#here`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundWords.title[code]);
      await expect(page.getByText(notFoundWords.message[code])).toBeVisible();
      expect(logged.some((line) => line.includes(`${path}nowhere/to-be-found`))).toBe(true);
      expect(
        logged.filter((line) => /secret|#here/.test(line) && !/Failed to load/.test(line)),
      ).toEqual([]);
      await page.getByRole('link', { name: notFoundWords.home[code] }).click();
      await expect(page).toHaveURL(path);
    });
  });
}

test.describe('half a second after an old address has been replaced', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + AN_HOUR_MS);
    await page.goto('/our-team');
    // The clock moves on, but not by the half second.
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/#team');
  });

  test('the page is at its section, and not before', async ({ page }) => {
    await page.clock.runFor(399);
    await expect(page.locator('#team')).not.toBeInViewport();
    await page.clock.runFor(1);
    await expect(page.locator('#team')).toBeInViewport();
  });

  test('a visitor who has scrolled by then is where they were', async ({ page }) => {
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
    await page.clock.runFor(2000);
    expect(await page.evaluate(() => scrollY)).toBe(100);
  });

  test('a visitor who has opened the menu by then has it open, and is where they were', async ({
    page,
  }) => {
    await page.setViewportSize(TELEPHONE);
    await page.getByRole('button', { name: accessibilityWords.openMenu.en }).click();
    await page.clock.runFor(2000);
    await expect(page.getByRole('navigation', { name: navWords.sections.en })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a visitor who has changed the language by then is at its section in that language', async ({
    page,
  }) => {
    await switchOf(page, languageOf('es').name).click();
    await page.clock.resume();
    await expect(page).toHaveURL('/es/#team');
    await expect(page.locator('#team')).toBeInViewport();
  });

  test('a visitor who has turned the page with a key by then is where they were', async ({
    page,
  }) => {
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.clock.runFor(2000);
    await expect(page.locator('#team')).not.toBeInViewport();
    await expect(page.locator('#team')).not.toBeFocused();
  });
});

test('a link in the page lands 80 px under the top, and the focus goes along', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: navWords.relief.en }).click();
  await expect(page).toHaveURL('/#relief');
  await expect(page.locator('#relief')).toBeFocused();
  const top = () => page.locator('#relief').evaluate((each) => each.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(OFFSET_PX);
});

for (const { path } of languages) {
  test(`${path}#team opens at that section, also where fonts and pictures come late`, async ({
    page,
  }) => {
    const late: Route[] = [];
    let open = false;
    await page.route(FONTS_AND_PICTURES, (route) => (open ? route.continue() : late.push(route)));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${path}#team`, { waitUntil: 'commit' });
    // On its way there, in a smooth scroll.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    open = true;
    await Promise.all(late.map((route) => route.continue()));
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    const team = page.locator('#team');
    const top = () => team.evaluate((each) => each.getBoundingClientRect().top);
    await expect.poll(async () => Math.round(await top())).toBe(OFFSET_PX);
  });
}

for (const { code, path } of languages) {
  test(`the title and the description of ${path} follow the hash`, async ({ page }) => {
    const description = page.locator('meta[name="description"]');
    const turnTo = (hash: string) =>
      page.evaluate((next) => {
        location.hash = next;
      }, hash);
    await page.goto(`${path}#donate`);
    await expect(description).toHaveAttribute('content', named(donateMeta.description[code]));
    await turnTo('#contact?type=partner');
    await expect(description).toHaveAttribute('content', named(contactMeta.description[code]));
    await expect(page).toHaveTitle(named(contactMeta.title[code]));
    await turnTo('#community');
    await expect(description).toHaveAttribute('content', named(defaultMeta.description[code]));
    await expect(page).toHaveTitle(named(defaultMeta.title[code]));
  });
}

test.describe('an anchor that does not exist', () => {
  test.use({ expectedComplaints: /No element has the id "(?:nothing|nowhere)-here"/ });

  test('is a warning in the console and nothing else', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`));
    await page.goto('/#nothing-here');
    await expect.poll(() => warnings).toEqual([warning('nothing-here')]);
    await page.evaluate(() => {
      location.hash = '#nowhere-here';
    });
    await expect.poll(() => warnings).toEqual([warning('nothing-here'), warning('nowhere-here')]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
