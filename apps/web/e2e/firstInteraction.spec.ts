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

test('React loads when a visitor moves the pointer, presses a key, scrolls, enters a field, touches the page or goes back within it', async ({
  page,
}) => {
  const html = page.locator('html');
  for (const [what, interact] of INTERACTIONS) {
    await test.step(what, async () => {
      await page.goto('/');
      await expect(html, what).not.toHaveAttribute('data-hydrated');
      await interact(page);
      await expect(html, what).toHaveAttribute('data-hydrated');
    });
  }
});

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
