import type { Page } from '@playwright/test';

import { holdScripts, holdStyles, STYLES } from './lateFiles.ts';
import { untilStyled, waitFiveSeconds } from './styleWait.ts';
import { waitForTypefaces } from './typefaces.ts';
import { expect, NETWORK_FAULT, PHONE, test, waitForHydration } from './visitor.ts';

const A_LINE_PX = 24;

test.use({ expectedComplaints: NETWORK_FAULT });

/**
 * Fails the first request for the style sheet; returns the URLs of all requests, as they come. A
 * link that has failed fires no further event, as in Chromium 138.
 */
const failStylesOnce = async (page: Page): Promise<string[]> => {
  const requested: string[] = [];
  await page.addInitScript(() => {
    const failed = new Set<EventTarget | null>();
    const note = (event: Event) => {
      if (failed.has(event.target)) event.stopImmediatePropagation();
      if (event.type === 'error') failed.add(event.target);
    };
    document.addEventListener('error', note, true);
    document.addEventListener('load', note, true);
  });
  await page.route(STYLES, async (route) => {
    requested.push(route.request().url());
    if (requested.length > 1) await route.fallback();
    else await route.abort();
  });
  return requested;
};

test('a style sheet that could not be fetched is requested again at the first interaction, and what the visitor is reading stays in place', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const requested = await failStylesOnce(page);
  const loadReact = await holdScripts(page);
  await page.goto('/');
  await waitForTypefaces(page);
  const title = page.locator('#team h2');
  await title.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = () => title.evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  loadReact();
  await untilStyled(page);
  expect(Math.abs((await top()) - before)).toBeLessThan(A_LINE_PX);
  expect(requested).toHaveLength(2);
});

for (const when of ['before', 'after'] as const) {
  test(`a style sheet that fails after more than five seconds, ${when} the first interaction, is requested again too`, async ({
    browserName,
    page,
  }) => {
    test.skip(browserName === 'firefox', 'Firefox parses nothing while a style sheet is pending.');
    const requested = await failStylesOnce(page);
    const answer = await holdStyles(page);
    const fail = async () => {
      const failed = page.waitForEvent('requestfailed');
      answer();
      await failed;
    };
    await waitFiveSeconds(page, '/');
    if (when === 'before') await fail();
    await waitForHydration(page);
    if (when === 'after') await fail();
    await untilStyled(page);
    expect(requested).toHaveLength(2);
  });
}
