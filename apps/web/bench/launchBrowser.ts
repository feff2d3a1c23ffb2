import { type Browser, chromium } from 'playwright';

/** The Chromium that measures, open to others on the port, at ease with a certificate of this machine. */
export function launchBrowser(port: number): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['WNC_CHROMIUM'] ?? chromium.executablePath(),
    args: [
      ...(process.env['WNC_CHROMIUM_ARGS'] ?? '').split(' ').filter(Boolean),
      `--remote-debugging-port=${port}`,
      '--ignore-certificate-errors',
    ],
  });
}
