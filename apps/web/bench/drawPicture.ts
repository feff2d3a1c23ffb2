// Draws the picture of the README, docs/page.png: the built page in English on a wide screen, and
// in Spanish on a phone beside it. `npm run bench -- --picture` builds the page and runs this.
import { join } from 'node:path';

import { projectRoot } from '@wnc/local-stack/projectRoot';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';

import { wholeChromium } from '../chromium.ts';
import { serveVariant } from './serveVariant.ts';
import { siteVariants } from './siteVariants.ts';

const FILE = join(projectRoot, 'docs/page.png');
const HEIGHT_PX = 820;
const WIDE = { path: '/', locale: 'en-US', screen: { width: 1280, height: 1240 }, width: 846 };
const NARROW = { path: '/es/', locale: 'es-US', screen: { width: 390, height: 1344 }, width: 238 };
const GAP_PX = 16;

const browser = await chromium.launch(wholeChromium);
const site = await serveVariant(siteVariants(join(import.meta.dirname, '../dist')).page, 'h1');
try {
  const [wide, narrow] = [await pictureOf(browser, WIDE), await pictureOf(browser, NARROW)];
  const width = WIDE.width + GAP_PX + NARROW.width;
  await sharp({ create: { width, height: HEIGHT_PX, channels: 3, background: 'white' } })
    .composite([
      { input: wide, left: 0, top: 0 },
      { input: narrow, left: WIDE.width + GAP_PX, top: 0 },
    ])
    .png({ palette: true, effort: 10 })
    .toFile(FILE);
  console.log(`Written to ${FILE}`);
} finally {
  await browser.close();
  await site.stop();
}

/** The page as a visitor finds it, scaled down. */
async function pictureOf(on: Browser, { path, locale, screen, width }: typeof WIDE) {
  const page = await on.newPage({ locale, viewport: screen, reducedMotion: 'reduce' });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return sharp(picture).resize(width, HEIGHT_PX, { fit: 'cover', position: 'top' }).toBuffer();
}
