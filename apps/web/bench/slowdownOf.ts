import type { Browser } from 'playwright';

import { lighthouseModule } from './measureWithLighthouse.ts';
import { spreadOf } from './spreadOf.ts';

/**
 * Lighthouse's benchmark index of a mid-tier phone: that of a desktop computer, 2000, divided by
 * its CPU throttling of 4. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const PHONE_RATING = 500;

/** Lighthouse's own CPU throttling, which the goals for taps and tasks name, on any machine. */
export const USUAL_SLOWDOWN = 4;

/** On a shared machine one rating can be 1.7 times the next: with fewer, their median is luck. */
const RATINGS = 15;

/**
 * How many times this machine's processor has to be slowed down to match the phone's, at this
 * moment: other processes may be using part of it. 1 if it is the slower of the two.
 */
export async function slowdownOf(browser: Browser): Promise<number> {
  const ratings: number[] = [];
  for (let n = 0; n < RATINGS; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other
    ratings.push(await ratingIn(browser));
  }
  return Math.max(1, spreadOf(ratings).median / PHONE_RATING);
}

/** In a new page, as Lighthouse does: a second rating in the same page is a third higher. */
async function ratingIn(browser: Browser): Promise<number> {
  const { pageFunctions } = (await lighthouseModule('core/lib/page-functions.js')) as {
    pageFunctions: { computeBenchmarkIndex: () => number };
  };
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    return await page.evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await context.close();
  }
}
