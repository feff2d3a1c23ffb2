import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** A part of the page, in px from its top left corner. */
type Clip = { x: number; y: number; width: number; height: number };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * The pixels of the window, of a part of the page, or of a page longer than the window, three bytes
 * each. From Chromium itself: Playwright's screenshot takes twice as long, waiting for what is
 * already there.
 */
export async function screenshot(page: Page, clip?: Clip, captureBeyondViewport = false) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport,
    ...(clip && { clip: { ...clip, scale: 1 } }),
  });
  return sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
