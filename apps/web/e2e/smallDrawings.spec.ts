import { expect, movePointer, test } from './visitor.ts';

test('the small drawings far down are not rendered until the visitor does something', async ({
  page,
}) => {
  await page.goto('/');
  const drawings = page.locator('section ~ section svg[aria-hidden] use');
  const areDrawn = () =>
    drawings.evaluateAll((all) =>
      all.map((each) => each.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect((await areDrawn()).at(-1)).toBe(false);
  await movePointer(page);
  // Without scrolling, so a screenshot of the whole page has them too.
  await expect.poll(areDrawn).not.toContain(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('without JavaScript a small drawing far down is there when the visitor gets to it, and the petals are behind the people', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  const portrait = page.locator('#team').getByRole('img').first();
  await portrait.scrollIntoViewIfNeeded();
  await expect
    .poll(
      () =>
        portrait.evaluate((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === each;
        }),
      'a person in front of the petals',
    )
    .toBe(true);
  const drawing = page.locator('#contact svg[aria-hidden] use').first();
  await drawing.locator('..').scrollIntoViewIfNeeded();
  await expect
    .poll(
      () => drawing.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true })),
      'a small drawing',
    )
    .toBe(true);
  await page.close();
});
