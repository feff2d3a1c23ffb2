import type { Page } from '@playwright/test';

/** Lays a style sheet of the visitor's own over the page while `look` looks at it. */
export async function withStyle<Seen>(
  page: Page,
  css: string,
  look: () => Promise<Seen>,
): Promise<Seen> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    // What is placed by script is placed anew in the frame after.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  }, css);
  const seen = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return seen;
}
