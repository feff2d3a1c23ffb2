import type { Locator } from '@playwright/test';

/** The distance of an element from the top of the window, in px, once scrolling has stopped. */
export const settledTopOf = (element: Locator): Promise<number> =>
  element.evaluate(
    (each) =>
      new Promise<number>((resolve) => {
        let before = Number.NaN;
        const look = () => {
          const { top } = each.getBoundingClientRect();
          if (top === before) return resolve(top);
          before = top;
          requestAnimationFrame(() => requestAnimationFrame(look));
        };
        look();
      }),
  );
