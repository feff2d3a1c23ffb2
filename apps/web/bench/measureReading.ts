import { observedOn, openOnSlowPhone, type SlowBrowser, triggerHydration } from './slowPhone.ts';

const READING_MS = 5000;

/** The longest task of a page that nobody touches, in milliseconds. */
export async function longestTaskAlone(phone: SlowBrowser, url: string): Promise<number> {
  const { page, close } = await openOnSlowPhone(phone, url);
  try {
    await page.waitForTimeout(READING_MS);
    return Math.max(0, ...(await observedOn(page)).longTasks);
  } finally {
    await close();
  }
}

/** The longest tasks while a visitor reads, and after the first interaction, in milliseconds. */
export async function readAlone(phone: SlowBrowser, url: string): Promise<Record<string, number>> {
  const { page, close } = await openOnSlowPhone(phone, url);
  try {
    await page.waitForTimeout(READING_MS);
    const alone = await observedOn(page);
    await triggerHydration(page);
    await page.waitForTimeout(READING_MS);
    const { longTasks } = await observedOn(page);
    return {
      'longest task from load to 5 s': Math.max(0, ...alone.longTasks),
      'longest task after the first interaction': Math.max(
        0,
        ...longTasks.slice(alone.longTasks.length),
      ),
    };
  } finally {
    await close();
  }
}
