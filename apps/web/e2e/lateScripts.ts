import { EventEmitter, once } from 'node:events';

import type { Page } from '@playwright/test';

export const SCRIPTS = /\.js$/;

/** In Firefox, scripts that are requested before the load event delay it until they arrive. */
export const BEFORE_SCRIPTS = { waitUntil: 'domcontentloaded' } as const;

/** Holds back every script until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const gate = new EventEmitter().setMaxListeners(0);
  let open = false;
  await page.route(SCRIPTS, async (route) => {
    if (!open) await once(gate, 'open');
    await route.continue();
  });
  return () => {
    open = true;
    gate.emit('open');
  };
}
