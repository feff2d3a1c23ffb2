import type { Page } from '@playwright/test';
import { languageOf } from '@wnc/content/languages';
import { navWords } from '@wnc/content/nav';

import { field } from './formFields.ts';
import { BEFORE_STYLES, holdStyles } from './lateFiles.ts';
import { untilStyled, waitFiveSeconds } from './styleWait.ts';
import { expect, menuButton, menuIn, PHONE, stopClock, switchOf, test } from './visitor.ts';

const A_LINE_PX = 24;

const openMenu = async (page: Page, path: string) => {
  await page.setViewportSize(PHONE);
  await page.goto(path, BEFORE_STYLES);
  await menuButton(page).click();
};
test.describe('while only the first screen has its styles', () => {
  test('a visitor who changes the language keeps the section and the query', async ({ page }) => {
    await holdStyles(page);
    await page.goto('/?from=flyer#team', BEFORE_STYLES);
    await switchOf(page, 'es').click();
    await expect(page).toHaveURL('/es/?from=flyer#team');
  });

  test('a visitor on an old address who changes the language gets to its section and its topic', async ({
    page,
  }) => {
    await stopClock(page);
    const arrive = await holdStyles(page);
    await page.goto('/volunteer?from=flyer', BEFORE_STYLES);
    await switchOf(page, 'es').click();
    await expect(page).toHaveURL('/es/volunteer/?from=flyer');
    await page.clock.resume();
    arrive();
    await expect(page).toHaveURL('/es/?from=flyer#contact');
    await expect(page.locator('#contact')).toBeInViewport();
    await expect(page.locator('#contact [name="type"]:checked')).toHaveValue('volunteer');
    await switchOf(page, 'en').click();
    await expect(page).toHaveURL('/?from=flyer#contact');
  });

  test('the menu closes on Escape and when a visitor follows a link in it, and stays open if the address asks for a topic', async ({
    page,
  }) => {
    await test.step('Escape closes the menu, and its button says so', async () => {
      const arrive = await holdStyles(page);
      await openMenu(page, '/');
      const button = page.locator('header button');
      await expect(menuIn(page)).toBeVisible();
      // The browser would close the menu without a script too, but the button would not say so.
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(menuIn(page)).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
      arrive();
    });
    await test.step('the page arrives at the section of the link that was followed', async () => {
      const arrive = await holdStyles(page);
      await openMenu(page, '/');
      await menuIn(page).getByRole('link', { name: navWords.long.team.en }).click();
      await expect(menuIn(page)).toBeHidden();
      arrive();
      await expect(page.locator('#team')).toBeInViewport();
    });
    await test.step('the topic of the address is chosen', async () => {
      // Leaves the page first: an address that differs only in its anchor would not load it again.
      await page.goto('about:blank');
      const arrive = await holdStyles(page);
      await openMenu(page, '/#contact?type=partner');
      await expect(menuIn(page)).toBeVisible();
      arrive();
      await expect(page.locator('#contact [name="type"]:checked')).toHaveValue('partner');
      await expect(page).toHaveURL('/#contact');
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(menuIn(page)).toBeVisible();
      await expect(page.locator('#contact')).not.toBeFocused();
    });
  });
});

/** Opens a page and lets five seconds pass; the returned function lets its style sheet arrive. */
async function outwaitStyles(page: Page, path: string): Promise<() => void> {
  const arrive = await holdStyles(page);
  await waitFiveSeconds(page, path);
  return arrive;
}

test.describe('when the style sheet does not arrive', () => {
  test.skip(
    ({ browserName }) => browserName === 'firefox',
    'Firefox parses nothing while a style sheet is pending.',
  );

  for (const [doing, place, language, isMenuOpen] of [
    ['reads', '#team h2', 'es', false],
    ['reads further down', '#relief p', 'en', false],
    ['reads under an open menu', '#team h2', 'en', true],
    ['writes', '#contact textarea', 'es', false],
  ] as const) {
    const { path } = languageOf(language);

    test(`the rest of ${path} is readable after five seconds, and styled once it does, and what a visitor ${doing} stays in place`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') asked.push(request.url());
      });
      await page.setViewportSize(PHONE);
      const arrive = await outwaitStyles(page, path);
      // The typefaces, too, move what is in the middle of the window by a few pixels.
      await expect(page.locator('footer')).toHaveAttribute('data-typeset');
      const message = field(page, 'message', language);
      await expect(message).toBeEditable();
      const isWriting = doing === 'writes';
      // Not for a visitor who reads: it would put the focus in the field.
      if (isWriting) await message.fill('Half a message, not finished');
      const element = page.locator(place).first();
      await element.evaluate((each: HTMLElement) => {
        each.scrollIntoView({ block: 'center' });
        each.focus({ preventScroll: true });
      });
      if (isMenuOpen) {
        await menuButton(page, language).click();
        await expect(menuIn(page, language)).toBeVisible();
      }
      const middle = () =>
        element.evaluate((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        });
      const before = await middle();
      arrive();
      await untilStyled(page);
      expect(Math.abs((await middle()) - before)).toBeLessThan(A_LINE_PX);
      await expect(message).toHaveValue(isWriting ? 'Half a message, not finished' : '');
      expect(asked).toHaveLength(1);
    });
  }

  test('a page in a window without a size is still styled once it does', async ({ page }) => {
    const arrive = await outwaitStyles(page, '/');
    // Like a frame that is not shown yet.
    await page.evaluate(() => Object.assign(document, { elementsFromPoint: () => [] }));
    arrive();
    await untilStyled(page);
  });
});
