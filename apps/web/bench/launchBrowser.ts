import { type Browser, chromium } from 'playwright';

import { wholeChromium } from '../chromium.ts';

/** The Chromium to measure in, debuggable on `port`; it accepts self-signed certificates. */
export function launchBrowser(port: number): Promise<Browser> {
  return chromium.launch({
    ...wholeChromium,
    args: [...wholeChromium.args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
}
