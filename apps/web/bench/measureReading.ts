import type { Page } from 'playwright';

import { mainThreadTasks } from './mainThreadTasks.ts';
import { type SlowBrowser, slowPhone, triggerHydration } from './slowPhone.ts';

const READING_MS = 5000;

/** The longest task of a page that nobody touches, in milliseconds. */
export async function longestTaskAlone(browser: SlowBrowser, url: string): Promise<number> {
  const { page, close } = await slowPhone(browser);
  try {
    const { tasks } = await tasksOfReading(page, url);
    return Math.max(...tasks);
  } finally {
    await close();
  }
}

/** The longest tasks while a visitor reads, and after the first interaction, in milliseconds. */
export async function readAlone(
  browser: SlowBrowser,
  url: string,
): Promise<Record<string, number>> {
  const { page, close } = await slowPhone(browser);
  try {
    const alone = await tasksOfReading(page, url);
    const interact = async () => {
      await triggerHydration(page);
      await page.waitForTimeout(READING_MS);
    };
    const after = await mainThreadTasks(page, interact, alone.thread);
    return {
      'longest task from load to 5 s': Math.max(...alone.tasks),
      'longest task after the first interaction': Math.max(...after.tasks),
    };
  } finally {
    await close();
  }
}

const tasksOfReading = (page: Page, url: string) =>
  mainThreadTasks(page, async () => {
    await page.goto(url);
    await page.waitForTimeout(READING_MS);
  });
