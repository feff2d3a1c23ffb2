import type { Page } from '@playwright/test';

import { holdStyles, STYLES } from './lateFiles.ts';
import { untilStyled, waitFiveSeconds } from './styleWait.ts';
import { expect, NETWORK_FAULT, PHONE, test } from './visitor.ts';

const A_LINE_PX = 24;

test.use({ expectedComplaints: NETWORK_FAULT });

/** Fails the first request for the style sheet; returns the addresses of all requests, as they come. */
const failStylesOnce = async (page: Page): Promise<string[]> => {
  const requested: string[] = [];
  await page.route(STYLES, async (route) => {
    requested.push(route.request().url());
    if (requested.length > 1) await route.fallback();
    else await route.abort();
  });
  return requested;
};

test('a style sheet that cannot be fetched is requested again at the first interaction, and what is read stays where it is', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const requested = await failStylesOnce(page);
  await page.goto('/');
  const title = page.locator('#team h2');
  await title.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = () => title.evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await untilStyled(page);
  expect(Math.abs((await top()) - before)).toBeLessThan(A_LINE_PX);
  expect(requested).toHaveLength(2);
});

test('a style sheet that fails after more than five seconds is requested again as well', async ({
  browserName,
  page,
}) => {
  test.skip(browserName === 'firefox', 'Firefox parses nothing while a style sheet is pending.');
  const requested = await failStylesOnce(page);
  const fail = await holdStyles(page);
  await waitFiveSeconds(page, '/');
  const failed = page.waitForEvent('requestfailed');
  fail();
  await failed;
  await page.keyboard.press('Tab');
  await untilStyled(page);
  expect(requested).toHaveLength(2);
});
