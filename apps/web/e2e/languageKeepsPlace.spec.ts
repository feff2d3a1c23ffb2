import { accessibilityWords } from '@wnc/content/accessibility';

import { BEFORE_SCRIPTS, holdScripts } from './lateFiles.ts';
import { expect, frames, PHONE, switchOf, test, waitForHydration } from './visitor.ts';

const OFFSET_PX = 80;

test('what the visitor reads stays in place when the language changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  // As in a browser without scroll anchoring.
  await page.evaluate(() => document.body.style.setProperty('overflow-anchor', 'none'));
  await page.locator('#team').evaluate((each) => each.scrollIntoView());
  const top = () => page.locator('#team').evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await switchOf(page, 'es').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});

for (const [place, size, reducedMotion] of [
  ['a phone', PHONE, 'reduce'],
  ['a computer', { width: 1280, height: 800 }, 'reduce'],
  ['a phone that scrolls smoothly', PHONE, 'no-preference'],
] as const) {
  test(`what is read stays in place through Back and Forward, on ${place}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(size);
    await page.goto('/');
    await page.locator('#team').evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
    await waitForHydration(page);
    const html = page.locator('html');
    const top = () => page.locator('#team').evaluate((each) => each.getBoundingClientRect().top);
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
      expect(Math.abs((await top()) - before)).toBeLessThan(8);
    }
    // Never set to `manual`: between documents the browser has to restore the scroll position.
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
  });
}

for (const hash of ['', '#about']) {
  test(`while no script arrives, the other page opens at the section that is read: from /${hash}`, async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto(`/${hash}`, BEFORE_SCRIPTS);
    // As a visitor scrolls: the page then no longer corrects its own jump.
    await page.mouse.wheel(0, 100);
    await page.locator('#team').evaluate((each) => each.scrollIntoView());
    await switchOf(page, 'es').click();
    await expect(page).toHaveURL('/es/#team');
    const top = () => page.locator('#team').evaluate((each) => each.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - OFFSET_PX)).toBeLessThan(8);
  });
}

test('while no script arrives, the other page opens at the section under an open menu', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await holdScripts(page);
  await page.goto('/');
  await page.locator('#team').evaluate((each) => each.scrollIntoView());
  await page.getByRole('button', { name: accessibilityWords.openMenu.en }).click();
  await switchOf(page, 'es').click();
  await expect(page).toHaveURL('/es/#team');
  await expect(page.locator('#team')).toBeInViewport();
});

test('while no script arrives, the other page opens at its end for a visitor at the end', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await holdScripts(page);
  await page.goto('/');
  // Not with a key: one right after the load may be lost on a busy machine.
  await page
    .locator('footer')
    .evaluate((footer) => footer.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await switchOf(page, 'es').click();
  await expect(page).toHaveURL('/es/#footer');
  await expect(page.locator('footer')).toBeInViewport();
});

test('while no script arrives, the other page opens at the form for a visitor who sees the ridges between form and footer', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await holdScripts(page);
  await page.goto('/');
  await page.locator('footer').evaluate((footer) => {
    scrollBy({
      top: footer.getBoundingClientRect().top - innerHeight / 2 - 1,
      behavior: 'instant',
    });
  });
  await switchOf(page, 'es').click();
  await expect(page).toHaveURL('/es/#contact');
});
