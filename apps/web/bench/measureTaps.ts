import type { Locator } from 'playwright';

import { measureReading } from './measureReading.ts';
import { observedOn, openOnSlowPhone, type SlowBrowser, triggerHydration } from './slowPhone.ts';

/** How long after a tap its effects are measured. */
const AFTER_TAP_MS = 1500;

/** How long a visitor looks at what they have scrolled to before they tap it. */
const LOOKING_MS = 1000;

const TAPS = {
  'the menu': '[popovertarget="menu"]',
  'a topic': '#contact [name="type"][value="partner"]',
  'a biography': '#team summary',
} as const;

const LANGUAGE = 'header a[lang]';

/** In milliseconds: from a tap to the next paint, or to the paint of the other language. */
export type TapFigures = Record<string, number>;

/** Taps before and after React has started, and long tasks, each once on a slow phone. */
export async function measureTaps(phone: SlowBrowser, url: string): Promise<TapFigures> {
  const figures: TapFigures = {};
  for (const [name, place] of Object.entries(TAPS)) {
    /* oxlint-disable no-await-in-loop -- one after the other, or they would slow each other */
    figures[`tap on ${name} before React, to the next paint`] = await tapOnce(
      phone,
      url,
      place,
      'before',
    );
    figures[`tap on ${name} with React, to the next paint`] = await tapOnce(
      phone,
      url,
      place,
      'after',
    );
    /* oxlint-enable no-await-in-loop */
  }
  return {
    ...figures,
    'tap on the language link with React, to the next paint': await tapOnce(
      phone,
      url,
      LANGUAGE,
      'after',
    ),
    ...(await measureReading(phone, url)),
    'language switch before React, to the new words': await languageOnce(phone, url, { waitMs: 0 }),
    'language switch with React, to the new words': await languageOnce(phone, url, {
      waitMs: 4000,
    }),
    'language switch with React, if offered, to the new words': await languageOnce(phone, url, {
      waitMs: 4000,
      locale: 'es-US',
    }),
  };
}

async function tapOnce(
  phone: SlowBrowser,
  url: string,
  place: string,
  when: 'before' | 'after',
): Promise<number> {
  const { page, close } = await openOnSlowPhone(phone, url);
  try {
    if (when === 'before') await page.route(/entry-client/, () => undefined);
    else await triggerHydration(page);
    const target = page.locator(place).first();
    if (!(await isInWindow(target))) {
      await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(LOOKING_MS);
    }
    await target.tap({ force: true });
    await page.waitForTimeout(AFTER_TAP_MS);
    const { taps } = await observedOn(page);
    return Math.max(0, ...taps);
  } finally {
    await close();
  }
}

const isInWindow = (target: Locator) =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

async function languageOnce(
  phone: SlowBrowser,
  url: string,
  { waitMs, locale }: { waitMs: number; locale?: string },
): Promise<number> {
  const { page, close } = await openOnSlowPhone(phone, url, locale);
  try {
    if (waitMs > 0) {
      await triggerHydration(page);
      await page.waitForTimeout(waitMs);
    }
    await page.locator(LANGUAGE).first().tap();
    // Polling the page in the meantime would slow it down.
    await page.waitForTimeout(AFTER_TAP_MS);
    await page.waitForFunction(() => Reflect.get(window, 'observed').switches.length > 0);
    const { switches } = await observedOn(page);
    return Math.min(...switches);
  } finally {
    await close();
  }
}
