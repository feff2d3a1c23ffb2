import { type Language, languageOf } from '@wnc/content/languages';

import { BEFORE_SCRIPTS, holdScripts } from './lateFiles.ts';
import { waitForTypefaces } from './typefaces.ts';
import { expect, frames, menuButton, PHONE, switchOf, test, waitForHydration } from './visitor.ts';

const OFFSET_PX = 80;

test('what the visitor is reading stays in place when the language changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  // Like a browser without scroll anchoring, where late typefaces would move the text.
  await waitForTypefaces(page);
  await page.evaluate(() => document.body.style.setProperty('overflow-anchor', 'none'));
  await page.locator('#team').evaluate((each) => each.scrollIntoView());
  const top = () => page.locator('#team').evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await switchOf(page, 'es').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});

test('what the visitor is reading stays in place through Back and Forward, on a phone and on a computer, with and without smooth scrolling', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await waitForHydration(page);
  const html = page.locator('html');
  const team = page.locator('#team');
  const top = () => team.evaluate((each) => each.getBoundingClientRect().top);
  for (const [place, size, reducedMotion] of [
    ['a phone', PHONE, 'reduce'],
    ['a phone that scrolls smoothly', PHONE, 'no-preference'],
    ['a computer', { width: 1280, height: 800 }, 'reduce'],
  ] as const) {
    await test.step(place, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize(size);
      await team.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
      await frames(page);
      const before = await top();
      await switchOf(page, 'es').click();
      await expect(html).toHaveAttribute('lang', 'es');
      for (const [step, language] of [
        [-1, 'en'],
        [1, 'es'],
        [-1, 'en'],
        [1, 'es'],
        [-1, 'en'],
      ] as const) {
        await page.evaluate((delta) => history.go(delta), step);
        await expect(html).toHaveAttribute('lang', language);
        await frames(page);
        const moved = Math.abs((await top()) - before);
        expect.soft(moved, `${place}, ${step} to ${language}`).toBeLessThan(8);
      }
    });
  }
  // Never `manual`: between documents, the browser has to restore the scroll position.
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
});

test.describe('while no script arrives, the other page opens', () => {
  test.beforeEach(async ({ page }) => {
    await holdScripts(page);
  });

  test('at the section that is being read, whatever section the address has', async ({ page }) => {
    await page.goto('/', BEFORE_SCRIPTS);
    // The second round starts from an address with the first one's section.
    for (const [to, section] of [
      ['es', 'team'],
      ['en', 'relief'],
    ] as const) {
      const { path } = languageOf(to);
      const from = `from ${new URL(page.url()).hash || 'no section'} to ${path}`;
      await test.step(from, async () => {
        // As a visitor scrolls: this stops the page from correcting its own jump.
        await page.mouse.wheel(0, 100);
        const read = page.locator(`#${section}`);
        await read.evaluate((each) => each.scrollIntoView());
        await switchOf(page, to).click();
        await expect(page, from).toHaveURL(`${path}#${section}`);
        const top = () => read.evaluate((each) => each.getBoundingClientRect().top);
        await expect.poll(async () => Math.abs((await top()) - OFFSET_PX), from).toBeLessThan(8);
      });
    }
  });

  test('at the section under an open menu, at the end, and at the form from the ridges below it, on a phone', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const footer = page.locator('footer');
    type Place = [to: Language, go: () => Promise<void>, section: string];
    const places: Record<string, Place> = {
      'under an open menu': [
        'es',
        async () => {
          await page.locator('#team').evaluate((each) => each.scrollIntoView());
          await menuButton(page).click();
        },
        'team',
      ],
      'at the end': [
        'en',
        // Not with a key: a busy machine may lose one right after the load.
        () => footer.evaluate((each) => each.scrollIntoView({ block: 'end', behavior: 'instant' })),
        'footer',
      ],
      'at the ridges between form and footer': [
        'es',
        () =>
          footer.evaluate((each) => {
            scrollBy({
              top: each.getBoundingClientRect().top - innerHeight / 2 - 1,
              behavior: 'instant',
            });
          }),
        'contact',
      ],
    };
    await page.goto('/', BEFORE_SCRIPTS);
    for (const [place, [to, go, section]] of Object.entries(places)) {
      await test.step(place, async () => {
        // Until it has its typefaces, the page corrects its jump to a section.
        await waitForTypefaces(page);
        await go();
        await switchOf(page, to).click();
        await expect(page, place).toHaveURL(`${languageOf(to).path}#${section}`);
        await expect.soft(page.locator(`#${section}`), place).toBeInViewport();
      });
    }
  });
});
