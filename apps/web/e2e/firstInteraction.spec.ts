import { expect, frames, test } from './visitor.ts';

test('React loads when a visitor scrolls or touches the page', async ({ page }) => {
  const html = page.locator('html');
  const interactions = {
    scrolls: () => page.evaluate(() => scrollBy(0, 20)),
    'touches the page': () =>
      page.locator('h1').dispatchEvent('pointerdown', { pointerType: 'touch' }),
  };
  for (const [what, interact] of Object.entries(interactions)) {
    await test.step(what, async () => {
      await page.goto('/');
      await expect(html, what).not.toHaveAttribute('data-hydrated');
      await interact();
      await expect(html, what).toHaveAttribute('data-hydrated');
    });
  }
});

test('a pointer that is at rest when the page opens does not load React until it moves', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await page.locator('h1').dispatchEvent('pointermove', { movementX: 0, movementY: 0 });
  await frames(page);
  expect(scripts).toEqual([]);
  await page.locator('h1').dispatchEvent('pointermove', { movementX: 0, movementY: 1 });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});
