import type { Page } from '@playwright/test';

import { expect, frames, movePointer, test } from './visitor.ts';

const INTERACTIONS: readonly (readonly [what: string, interact: (page: Page) => Promise<void>])[] =
  [
    ['moves the pointer', movePointer],
    ['presses a key', (page) => page.keyboard.press('Shift')],
    ['scrolls', (page) => page.evaluate(() => scrollBy(0, 20))],
    [
      'enters a field',
      (page) => page.locator('#contact textarea').evaluate((field) => field.focus()),
    ],
    [
      'touches the page',
      (page) => page.locator('h1').dispatchEvent('pointerdown', { pointerType: 'touch' }),
    ],
    [
      'goes back within the page',
      (page) =>
        page.evaluate(() => {
          history.pushState(null, '', '?from=flyer');
          history.back();
        }),
    ],
  ];

for (const [what, interact] of INTERACTIONS) {
  test(`React loads when a visitor ${what}`, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await interact(page);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  });
}

test('a pointer that rests where the page opens does not load React before it moves', async ({
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
