import { EventEmitter, once } from 'node:events';

import type { Page } from '@playwright/test';

export const SCRIPTS = /\.js$/;

/** A page that has asked for its scripts before it was complete is complete in Firefox when they come. */
export const BEFORE_SCRIPTS = { waitUntil: 'domcontentloaded' } as const;

/** Keeps every script back until the returned function is called, which is when they arrive. */
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
