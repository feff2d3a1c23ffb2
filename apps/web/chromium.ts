const { WNC_CHROMIUM, WNC_CHROMIUM_SHELL, WNC_CHROMIUM_ARGS = '' } = process.env;
const args = WNC_CHROMIUM_ARGS.split(' ').filter(Boolean);

const launching = (executablePath: string | undefined) =>
  executablePath ? { executablePath, args } : {};

/** How Playwright starts the Chromium that `npm test` and `npm run bench` have found; else its own. */
export const wholeChromium = launching(WNC_CHROMIUM);

/** Without all that surrounds a page, where it is there: tests take half the time (decision 101). */
export const chromiumOptions = launching(WNC_CHROMIUM_SHELL || WNC_CHROMIUM);
