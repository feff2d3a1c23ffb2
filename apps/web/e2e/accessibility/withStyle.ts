import type { Page } from '@playwright/test';

/** Runs `look` while the page has an extra style sheet, like a visitor's own. */
export async function withStyle<Seen>(
  page: Page,
  css: string,
  look: () => Promise<Seen>,
): Promise<Seen> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    // Scripts reposition elements in the next frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  }, css);
  const seen = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return seen;
}
