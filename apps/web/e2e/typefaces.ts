import type { Page } from '@playwright/test';

/** Resolves when every part of a page is set in its typefaces: until then, text may reflow. */
export const waitForTypefaces = (page: Page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('main:has(#hero) ~ footer:not([data-typeset])') &&
      document
        .getAnimations()
        .filter((each) => each instanceof CSSAnimation && each.animationName === 'typefaces')
        .every(({ playState }) => playState === 'finished'),
  );

/** The beginning of each visible text of a page that is not in one of its typefaces. */
export const textsInFallbacks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll(':not(script, style, noscript, svg *)')]
      .filter((each) =>
        [...each.childNodes].some(
          ({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue?.trim(),
        ),
      )
      .filter(
        (each) =>
          each.checkVisibility() &&
          !/^"?(?:Figtree|Faustina)"?,/.test(getComputedStyle(each).fontFamily),
      )
      .map(({ textContent }) => textContent.slice(0, 40)),
  );
