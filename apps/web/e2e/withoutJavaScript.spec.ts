import { communityWords } from '@wnc/content/community';
import { languages } from '@wnc/content/languages';
import { navWords } from '@wnc/content/nav';

import { expect, menuButton, menuIn, PHONE, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript there is no button that plays the video, but a link to its own page', async ({
  page,
}) => {
  for (const { code, path } of languages) {
    await test.step(code, async () => {
      await page.goto(path);
      const community = page.locator('#community');
      // `getByText` leaves out what is in <noscript>.
      const reason = community.locator('noscript p');
      await expect(reason).toHaveText(communityWords.noScript[code]);
      await expect(reason).toBeVisible();
      await expect(community.getByText(communityWords.notice[code])).toBeHidden();
      await expect(community.getByRole('button')).toHaveCount(0);
      const link = community.getByRole('link', { name: communityWords.watchOnSite[code] });
      await expect(link).toHaveAttribute('href', /&t=1s$/);
    });
  }
});

test('without JavaScript the header covers what is behind it', async ({ page }) => {
  await page.goto('/#relief');
  const header = page.getByRole('banner');
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('without JavaScript the menu of a phone opens, leads to a section, and closes on Escape', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const { code, path } of languages) {
    await test.step(code, async () => {
      await page.goto(path);
      await menuButton(page, code).click();
      const menu = menuIn(page, code);
      await menu.getByRole('link', { name: navWords.long.team[code] }).click();
      await expect(page).toHaveURL(`${path}#team`);
      await expect(page.locator('#team')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });
  }
});
