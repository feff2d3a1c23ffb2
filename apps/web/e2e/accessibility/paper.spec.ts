import type { Page } from '@playwright/test';
import { organization } from '@wnc/content/site';

import { waitForTypefaces } from '../typefaces.ts';
import { expect, frames, test, waitForHydration } from '../visitor.ts';
import { clippedTexts } from './clippedTexts.ts';
import { withStyle } from './withStyle.ts';

/** How many sheets of paper the page takes. */
const sheets = async (page: Page, format: string) =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test.use({ expectedComplaints: /status of 404|no page at/ });

test.describe('on paper', () => {
  test('the text, the biographies and the addresses are there, and no buttons or empty boxes', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    // An explanation that has been open keeps its position on the screen. Waits for React first: if
    // it came between the press and the click, the explanation would close again.
    const word = page.locator('#relief button').first();
    await word.scrollIntoViewIfNeeded();
    await expect.poll(() => word.evaluate((each) => Object.keys(each).join())).toContain('__react');
    await frames(page);
    await word.click();
    await expect(page.getByRole('tooltip')).toHaveAttribute('data-side');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 720, height: 960 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('form')).toBeHidden();
    await expect(page.locator('button:visible:not(p button, li button)')).toHaveCount(0);
    expect(await clippedTexts(page)).toEqual([]);
    const boxes = page.locator('#service-area').locator('li span, ul + p');
    await expect(boxes.filter({ visible: true }), 'for colors, not printed').toHaveCount(0);
    const biographies = page.locator('details p');
    await expect(biographies).not.toHaveCount(0);
    for (const biography of await biographies.all()) await expect(biography).toBeVisible();
    const donation = page.locator(`#donate a[href="${organization.donateUrl.value}"]`);
    await expect(donation).toBeVisible();
    for (const link of [donation, page.getByRole('contentinfo').locator('a[href^="https"]')]) {
      expect(
        await link.first().evaluate((each) => getComputedStyle(each, '::after').content),
      ).toContain('http');
    }
    const explanationsIn = (section: string) =>
      page.locator(section).getByRole('tooltip', { includeHidden: true });
    // The sentence around it says the same.
    await expect(explanationsIn('#chw')).toBeHidden();
    await expect(explanationsIn('#relief')).not.toHaveCount(0);
    for (const explanation of await explanationsIn('#relief').all()) {
      await expect(explanation).toBeVisible();
      await expect(explanation).toHaveCSS('position', 'static');
    }
    await test.step('all figures of the work that adds up, and of the impact, are on the page of their heading, and the comma after CHW stays on its line', async () => {
      // `break-after: avoid` for a heading would not suffice in Firefox.
      for (const together of ['#achievements', '#programs :has(> h3 + dl)']) {
        await expect(page.locator(together), together).toHaveCSS('break-inside', 'avoid');
      }
      await expect(page.locator('#chw p :has(> .tooltip)')).toHaveCSS('display', 'inline-block');
    });
    await test.step('where the team and its health workers begin, some lines are on the page of the heading', async () => {
      const headings = page.locator('#team .column > :is(h2, h3)');
      const rooms = await headings.evaluateAll((all) =>
        all.map((each) => {
          const { height, marginBottom } = getComputedStyle(each, '::after');
          return { px: Number.parseFloat(height), added: Number.parseFloat(marginBottom) };
        }),
      );
      expect(rooms.length).toBeGreaterThan(1);
      for (const { px, added } of rooms) {
        expect(px).toBeGreaterThan(100);
        expect(px + added).toBeCloseTo(0, 0);
      }
      for (const heading of await headings.all()) {
        await expect(heading).toHaveCSS('break-inside', 'avoid');
      }
    });
    await test.step('no text about a person covers the portrait', async () => {
      const over = await page.locator('#team li').evaluateAll((people) =>
        people.flatMap((person) => {
          const portrait = person.querySelector('img')?.getBoundingClientRect();
          const words = [...person.querySelectorAll('h4, p')].map((each) => ({
            text: each.textContent,
            box: each.getBoundingClientRect(),
          }));
          return words
            .filter(({ box }) => portrait && box.top < portrait.bottom - 1)
            .filter(
              ({ box }) => portrait && box.left < portrait.right - 1 && box.bottom > portrait.top,
            )
            .map(({ text }) => text);
        }),
      );
      expect(over).toEqual([]);
    });
  });

  test('an explanation is in parentheses, even in a browser that cannot anchor it to its word', async ({
    page,
  }) => {
    await page.route(/\/assets\/styles-[\w-]+\.css$/, async (route) => {
      const response = await route.fetch();
      const css = await response.text();
      const body = css.replaceAll('@supports (anchor-scope:', '@supports not (anchor-scope:');
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print' });
    const signs = await page
      .getByRole('tooltip', { includeHidden: true })
      .evaluateAll((explanations) =>
        explanations.map((each) =>
          ['::before', '::after'].map((place) => {
            const { content, display } = getComputedStyle(each, place);
            return display === 'none' ? '' : content;
          }),
        ),
      );
    expect(new Set(signs.flat())).toEqual(new Set(['" ("', '")"']));
  });

  for (const path of ['/nope', '/contact/problem/?code=payload_too_large', '/contact/thanks/']) {
    test(`${path} fits on one sheet, without a link to another language`, async ({ page }) => {
      for (const language of ['', '/es']) {
        await page.goto(`${language}${path}`);
        await waitForTypefaces(page);
        expect(await sheets(page, 'Letter')).toBe(1);
        expect(await sheets(page, 'A4')).toBe(1);
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('header a[hreflang]:visible')).toHaveCount(0);
      }
    });
  }

  test('the first section of a page of text fits on one sheet with the footer, which is not split', async ({
    page,
  }) => {
    for (const path of ['/privacy/', '/accessibility/', '/es/privacy/', '/es/accessibility/']) {
      await page.goto(path);
      await waitForTypefaces(page);
      const others = 'main section ~ section { display: none; }';
      await withStyle(page, others, async () => {
        expect(await sheets(page, 'Letter'), path).toBe(1);
        expect(await sheets(page, 'A4'), path).toBe(1);
      });
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('contentinfo')).toHaveCSS('break-inside', 'avoid');
    }
  });

  test('the end of the home page fits on one sheet of A4 with the footer', async ({ page }) => {
    for (const path of ['/', '/es/']) {
      await page.goto(path);
      await waitForHydration(page);
      await waitForTypefaces(page);
      const others = 'main > :not(#donate, #contact) { display: none; }';
      expect(await withStyle(page, others, () => sheets(page, 'A4')), path).toBe(1);
      // Nor do they begin a new sheet together with it.
      await page.emulateMedia({ media: 'print' });
      for (const part of await page.locator(':is(#donate, #contact) div').all()) {
        await expect(part).toHaveCSS('break-after', 'auto');
      }
    }
  });

  test('the line above a heading is on the page of the heading', async ({ page }) => {
    await page.goto('/es/accessibility/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#main section').first()).toHaveCSS('border-top-width', '0px');
    await expect(page.locator('#main section h2').first()).toHaveCSS('border-top-width', '1px');
  });

  test('the words are black on white', async ({ page }) => {
    await page.goto('/es/');
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print' });
    const colored = await page
      .locator('main :is(h1, h2, h3, h4, p, li, dt, dd, a, b, strong), footer :is(p, a, li)')
      .evaluateAll((elements) =>
        elements
          .filter((each) => getComputedStyle(each).color !== 'rgb(0, 0, 0)')
          .map((each) => each.textContent),
      );
    expect(colored).toEqual([]);
    const grounds = await page
      .locator('html, body, main, footer, :is(main, footer) :not(svg *, img)')
      .evaluateAll((elements) =>
        elements
          .filter((each) => each.checkVisibility())
          .map((each) => getComputedStyle(each))
          .map(({ backgroundColor, backgroundImage }) => `${backgroundColor} ${backgroundImage}`),
      );
    const white = /^(?:rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)) none$/;
    expect(grounds.filter((ground) => !white.test(ground))).toEqual([]);
  });
});
