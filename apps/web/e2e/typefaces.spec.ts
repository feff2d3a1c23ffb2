import type { Page } from '@playwright/test';
import { languages } from '@wnc/content/languages';

import { holdTypefaces, TYPEFACES } from './lateFiles.ts';
import { settledTopOf } from './settledTop.ts';
import { textsInFallbacks, waitForTypefaces } from './typefaces.ts';
import { expect, frames, NETWORK_FAULT, PHONE, test } from './visitor.ts';

const PAGES = [
  '',
  'privacy/',
  'accessibility/',
  'contact/thanks/',
  'contact/problem/',
  'donate/thanks/',
  'volunteer/',
];

/** Opens a page on a phone, its clock stopped; the returned function lets the typefaces arrive. */
async function openWithoutTypefaces(page: Page, address: string) {
  await page.setViewportSize(PHONE);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // The fake clock's `performance` has no navigation entry.
  await page.addInitScript(() => {
    Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  });
  const arrive = await holdTypefaces(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return arrive;
}

/** The parts that are set in each of the next `count` steps of `ms` milliseconds that set any. */
async function setWithin(page: Page, ms: number, count: number): Promise<string[][]> {
  const steps: string[][] = [];
  const set = page.locator('main > [data-typeset], footer[data-typeset]');
  const all = () => set.evaluateAll((parts) => parts.map(({ id }) => id));
  await expect(async () => {
    await page.clock.runFor(ms);
    const before = new Set(steps.flat());
    const added = (await all()).filter((part) => !before.has(part));
    if (added.length > 0) steps.push(added);
    expect(steps.length).toBe(count);
  }).toPass({ intervals: [0] });
  return steps;
}

test('all text of the pages, in each language, is set in its typefaces, even where scripts do not run', async ({
  browser,
  page,
}) => {
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  for (const [index, name] of PAGES.entries()) {
    // In one language with scripts, in the other without, and the next page the other way around.
    for (const [turn, { path }] of languages.entries()) {
      const visited = (index + turn) % languages.length === 0 ? page : withoutScripts;
      await visited.goto(path + name);
      const how = visited === page ? 'with scripts' : 'without';
      // Looked at again if the page leaves in the middle, as one at an old address does.
      await expect(async () => {
        expect(await textsInFallbacks(visited), `${path}${name} ${how}`).toEqual([]);
      }).toPass();
    }
  }
  await withoutScripts.close();
});

test('the typefaces reach the page part by part, the first screen before all others, with time for a tap between two parts', async ({
  page,
}) => {
  const arrive = await openWithoutTypefaces(page, '/');
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"?Faustina"?,/);
  // If the other parts did not wait for them, they would have followed by then.
  await page.clock.runFor(1000);
  await expect(page.locator('#team h2')).toHaveCSS('font-family', /^"Faustina Fallback",/);
  arrive();
  const parts = await page
    .locator('main > section, footer')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(await setWithin(page, 100, parts.length)).toEqual(parts.map((part) => [part]));
});

test('a visitor whose address names a section does not wait for the parts above it', async ({
  page,
}) => {
  const arrive = await openWithoutTypefaces(page, '/#contact');
  arrive();
  expect((await setWithin(page, 100, 1)).flat()).toContain('contact');
});

test('a visitor who scrolls does not wait for the parts above', async ({ page }) => {
  const arrive = await openWithoutTypefaces(page, '/');
  arrive();
  expect(await setWithin(page, 100, 2)).toHaveLength(2);
  await page.evaluate(() => scrollTo(0, 100));
  expect((await setWithin(page, 200, 1)).flat()).toContain('contact');
});

test('a visitor who has gone Back before the typefaces arrive is not taken to the section again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const arrive = await holdTypefaces(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('#hero a[href="#relief"]').click();
  await expect(page.locator('#relief')).toBeFocused();
  await expect(page.locator('#relief')).toBeInViewport();
  // The page has not loaded until the typefaces are there.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeInViewport();
  arrive();
  await waitForTypefaces(page);
  // The correction of the jump would come a frame later.
  await frames(page);
  await expect(page.locator('h1')).toBeInViewport();
});

test('what a visitor is reading stays in place when they reload the page, even at the end of one whose address names a section', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // At this width, the page is longer in its typefaces than in the fallbacks.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/es/#contact');
  await waitForTypefaces(page);
  for (const name of ['#relief', '#contact', 'footer']) {
    const part = page.locator(name);
    await part.evaluate((each) => each.scrollIntoView({ behavior: 'instant', block: 'end' }));
    const before = await settledTopOf(part);
    await page.reload();
    await waitForTypefaces(page);
    // A jump back to the section of the address would come a frame later.
    await frames(page);
    expect(await settledTopOf(part), name).toBeCloseTo(before, 0);
  }
});

test.describe('typefaces that cannot be fetched', () => {
  test.use({ expectedComplaints: NETWORK_FAULT });

  test('leave the page in the fallbacks, and an address still leads to its section', async ({
    page,
  }) => {
    await page.route(TYPEFACES, (route) => route.abort());
    await page.goto('/#contact');
    await waitForTypefaces(page);
    await expect(page.locator('#contact')).toBeInViewport();
  });
});
