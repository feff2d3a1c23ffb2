import { type Browser, chromium } from 'playwright';

import { wholeChromium } from '../chromium.ts';

/** The Chromium that measures, open to others on the port, at ease with a certificate of this machine. */
export function launchBrowser(port: number): Promise<Browser> {
  return chromium.launch({
    ...wholeChromium,
    args: [...wholeChromium.args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
}
