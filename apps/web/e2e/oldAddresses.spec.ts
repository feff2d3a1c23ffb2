import type { Page } from '@playwright/test';
import { heroWords } from '@wnc/content/hero';
import { languages } from '@wnc/content/languages';
import { defaultMeta } from '@wnc/content/meta';

import { oldAddresses } from '../src/navigation/oldAddresses.ts';
import { inWords } from './inWords.ts';
import { BEFORE_STYLES, holdStyles } from './lateFiles.ts';
import {
  expect,
  menuButton,
  menuIn,
  PHONE,
  stopClock,
  switchOf,
  test,
  waitForHydration,
} from './visitor.ts';

/**
 * One that chooses no topic and one that does: on such a network each takes seconds longer. They are
 * opened again with a draft, too.
 */
const ON_SLOW_NETWORK: Readonly<Record<string, string>> = { donate: '/', volunteer: '/es/' };
/** A blank page: Firefox counts no history entry for that of a new window. */
const BLANK = '/robots.txt';

/** A phone with one bar of signal. Only Chromium can emulate it. */
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

/** Opens an old address, and expects its section, its topic or else the given one, and one entry. */
async function expectToArrive(
  page: Page,
  { path, old, address, topic }: Record<'path' | 'old' | 'address' | 'topic', string>,
): Promise<void> {
  const [anchor, query] = (oldAddresses[old as keyof typeof oldAddresses] ?? '').split('?');
  const entries = await page.evaluate(() => history.length);
  const at = `${address}?from=flyer`;
  const response = await page.goto(at);
  expect.soft(response?.status(), at).toBe(200);
  await expect.soft(page, at).toHaveURL(`${path}?from=flyer#${anchor}`);
  await expect.soft(page.locator(`#${anchor}`), at).toBeFocused();
  await expect.soft(page.locator(`#${anchor}`), at).toBeInViewport();
  // The topic of an address wins over that of a draft.
  const chosen = page.locator('#contact [name="type"]:checked');
  const named = new URLSearchParams(query).get('type');
  await expect.soft(chosen, at).toHaveValue(named ?? topic);
  expect.soft(await page.evaluate(() => history.length), at).toBe(entries + 1);
}

test('every old address has the same page in a language, with a slash at its end and without; only where it leads is its own', async ({
  request,
}) => {
  // Uncompressed, which spares the server seconds.
  const headers = { 'Accept-Encoding': 'identity' };
  const read = async (at: string) => (await request.get(at, { headers })).text();
  for (const { path } of languages) {
    const bodies = new Set<string>();
    for (const [old, anchor] of Object.entries(oldAddresses)) {
      const address = `${path}${old}`;
      const html = await read(address);
      expect.soft(await read(`${address}/`), address).toBe(html);
      const target = ` data-target="${path}#${anchor}"`;
      expect.soft(html, address).toContain(target);
      const body = html.slice(html.indexOf('<body'));
      bodies.add(body.replace(target, '').replaceAll(`/${old}/`, '/old/'));
    }
    expect.soft(bodies.size, path).toBe(1);
  }
});

test('every old address leads to its section and its topic, with one history entry', async ({
  page,
}) => {
  // In one language each, since the pages are the same but for their words.
  const others = Object.keys(oldAddresses).filter((old) => !(old in ON_SLOW_NETWORK));
  for (const [index, old] of others.entries()) {
    const { path } = languages[index % languages.length] ?? languages[0];
    const address = `${path}${old}`;
    await test.step(address, async () => {
      await page.goto(BLANK);
      // No draft of the visit before.
      await page.evaluate(() => sessionStorage.clear());
      await expectToArrive(page, { path, old, address, topic: 'chw' });
    });
  }
});

for (const [old, path] of Object.entries(ON_SLOW_NETWORK)) {
  test(`the old address ${path}${old} leads there on a slow network, with one history entry, and again with a draft`, async ({
    page,
  }) => {
    await page.goto(BLANK);
    await slowDown(page);
    const address = `${path}${old}`;
    await expectToArrive(page, { path, old, address, topic: 'chw' });
    // Not by its place: late typefaces may still move the page to the section of the address.
    await page.locator('#contact [value="partner"]').dispatchEvent('click');
    await expectToArrive(page, { path, old, address: `${address}/`, topic: 'partner' });
  });
}

test('a visitor who leaves the section of an old address before React has loaded leaves its title and description, too', async ({
  page,
}) => {
  const title = inWords(defaultMeta.title.en);
  await page.goto('/about-us');
  await expect(page).toHaveURL('/#about');
  await expect(page).not.toHaveTitle(title);
  // No pointer that would load React first.
  await page.getByRole('link', { name: heroWords.learnMore.en }).dispatchEvent('click');
  await expect(page).toHaveURL('/#community');
  await waitForHydration(page);
  await expect(page).toHaveTitle(title);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', inWords(defaultMeta.description.en));
});

test('an old address that names a section leads to that section', async ({ page }) => {
  await page.goto('/volunteer/?from=flyer#team');
  await expect(page).toHaveURL('/?from=flyer#team');
  await expect(page.locator('#team')).toBeInViewport();
  await expect(page.locator('#contact [name="type"]:checked')).toHaveValue('volunteer');
});

test.describe('on an old address of which only the first screen has its styles', () => {
  test('a visitor who follows a link is at the section of the link', async ({ page }) => {
    const arrive = await holdStyles(page);
    await page.goto('/volunteer?from=flyer', BEFORE_STYLES);
    await page.getByRole('link', { name: heroWords.learnMore.en }).click();
    arrive();
    await expect(page).toHaveURL('/?from=flyer#community');
    await expect(page.locator('#community')).toBeInViewport();
  });

  test('a visitor who opens the menu keeps it open, and stays where they are', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await stopClock(page);
    const arrive = await holdStyles(page);
    await page.goto('/our-team', BEFORE_STYLES);
    await menuButton(page).click();
    arrive();
    await page.waitForLoadState('domcontentloaded');
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/#team');
    await page.clock.runFor(2000);
    await expect(menuIn(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('half a second after an old address has been replaced', () => {
  const top = (page: Page) => page.evaluate(() => scrollY);

  async function openOldAddress(page: Page): Promise<void> {
    await page.goto('/our-team');
    // The clock advances, but by less than the half second.
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/#team');
  }

  test('the page is at its section, and not before, in another language, too', async ({ page }) => {
    await stopClock(page);
    await openOldAddress(page);
    await page.clock.runFor(399);
    await expect(page.locator('#team')).not.toBeInViewport();
    await page.clock.runFor(1);
    await expect(page.locator('#team')).toBeInViewport();
    await openOldAddress(page);
    await switchOf(page, 'es').click();
    await page.clock.resume();
    await expect(page).toHaveURL('/es/#team');
    await expect(page.locator('#team')).toBeInViewport();
  });

  test('a visitor who has scrolled, or opened the menu, by then stays where they are', async ({
    page,
  }) => {
    await stopClock(page);
    const acts: Record<string, () => Promise<unknown>> = {
      'turned the wheel': () => page.mouse.wheel(0, 100),
      // Browsers report nothing else about it.
      'dragged the scrollbar': () =>
        page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' })),
      'pressed Page Down': () => page.keyboard.press('PageDown'),
    };
    for (const [act, does] of Object.entries(acts)) {
      await test.step(act, async () => {
        await openOldAddress(page);
        await does();
        const scrolled = expect.poll(() => top(page), act);
        await (act === 'pressed Page Down' ? scrolled.toBeGreaterThan(0) : scrolled.toBe(100));
        await page.clock.runFor(2000);
        await expect.soft(page.locator('#team'), act).not.toBeInViewport();
        await expect.soft(page.locator('#team'), act).not.toBeFocused();
        if (act !== 'pressed Page Down') expect.soft(await top(page), act).toBe(100);
      });
    }
    await test.step('opened the menu', async () => {
      await page.setViewportSize(PHONE);
      await openOldAddress(page);
      await menuButton(page).click();
      await page.clock.runFor(2000);
      await expect(menuIn(page)).toBeVisible();
      expect.soft(await top(page), 'opened the menu').toBe(0);
    });
  });
});
