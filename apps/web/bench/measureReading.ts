import { setTimeout } from 'node:timers/promises';

import { mainThreadTasks } from './mainThreadTasks.ts';
import { PHONE, slowDown, type SlowBrowser } from './slowPhone.ts';
import { movePointer, undrivenPage, type UndrivenPage } from './undrivenPage.ts';

const READING_MS = 5000;

/** The longest task of a page that nobody touches, in milliseconds of processor time. */
export async function longestTaskAlone(phone: SlowBrowser, url: string): Promise<number> {
  const page = await undrivenPhone(phone);
  try {
    const { tasks } = await tasksOfReading(phone, page, url);
    return Math.max(...tasks);
  } finally {
    await page.close();
  }
}

/** The longest tasks while a visitor reads, and after the first interaction, in the same unit. */
export async function measureReading(
  phone: SlowBrowser,
  url: string,
): Promise<Record<string, number>> {
  const page = await undrivenPhone(phone);
  try {
    const alone = await tasksOfReading(phone, page, url);
    const interact = async () => {
      await movePointer(page.send);
      await setTimeout(READING_MS);
    };
    const after = await mainThreadTasks(phone.browser, interact, alone.thread);
    if (!(await isHydrated(page))) throw new Error(`React has not started at ${url}.`);
    return {
      'longest task until 5 s after load': Math.max(...alone.tasks),
      'longest task after the first interaction': Math.max(...after.tasks),
    };
  } finally {
    await page.close();
  }
}

async function undrivenPhone(phone: SlowBrowser): Promise<UndrivenPage> {
  const page = await undrivenPage(phone);
  const metrics = { ...PHONE, deviceScaleFactor: 1, mobile: true };
  await page.send('Emulation.setDeviceMetricsOverride', metrics);
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  await slowDown(page, phone.slowdown);
  return page;
}

const tasksOfReading = ({ browser }: SlowBrowser, page: UndrivenPage, url: string) =>
  mainThreadTasks(browser, async () => {
    const loaded = page.next('Page.loadEventFired');
    await page.send('Page.navigate', { url });
    await loaded;
    await setTimeout(READING_MS);
  });

async function isHydrated({ send }: UndrivenPage): Promise<unknown> {
  const expression = "'hydrated' in document.documentElement.dataset";
  return (await send('Runtime.evaluate', { expression })).result.value;
}
