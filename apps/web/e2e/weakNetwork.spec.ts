import { contactWords } from '@wnc/content/contact';
import { teamWords } from '@wnc/content/team';

import { field, partner, tooShort } from './formFields.ts';
import { holdScripts } from './lateFiles.ts';
import {
  expect,
  menuButton,
  menuIn,
  PHONE,
  test,
  waitForFormHydration,
  waitForHydration,
} from './visitor.ts';

test('what a visitor opens, chooses and types while the scripts are late stays when they arrive', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const arrive = await holdScripts(page);
  await page.goto('/');
  await page.getByText(teamWords.readBio.en).first().click();
  await partner(page).check();
  await field(page, 'message').fill('Half a message, not finished');
  await menuButton(page).click();
  await expect(menuIn(page)).toBeVisible();

  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await waitForFormHydration(page);
  await expect(menuIn(page)).toBeVisible();
  await expect(page.locator('#team details').first()).toHaveAttribute('open');
  await expect(partner(page)).toBeChecked();
  await expect(field(page, 'message')).toHaveValue('Half a message, not finished');
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await expect(page.getByText(tooShort('name')).first()).toBeVisible();
});

test('on a slow phone the menu opens while the page is still loading, and React leaves it open', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium can be slowed down.');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await page.setViewportSize(PHONE);
  await page.goto('/', { waitUntil: 'commit' });
  await menuButton(page).click();
  await expect(menuIn(page)).toBeVisible();
  await waitForHydration(page);
  await expect(menuIn(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { expanded: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuIn(page)).toBeHidden();
});
