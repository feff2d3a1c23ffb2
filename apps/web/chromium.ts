const { WNC_CHROMIUM, WNC_CHROMIUM_SHELL, WNC_CHROMIUM_ARGS = '' } = process.env;
const args = WNC_CHROMIUM_ARGS.split(' ').filter(Boolean);

/** How Playwright starts the Chromium that `npm test` or `npm run bench` found, or else its own. */
export const wholeChromium = {
  args,
  ...(WNC_CHROMIUM ? { executablePath: WNC_CHROMIUM } : { channel: 'chromium' }),
};

/** As on a phone with little memory: a visit takes an eighth less processor time (decision 101). */
const FEW_PROCESSES = ['--renderer-process-limit=1', '--in-process-gpu'];

/** The headless shell, where it is installed: tests take half the time in it (decision 101). */
export const chromiumOptions = {
  args: [...args, ...FEW_PROCESSES],
  ...(WNC_CHROMIUM && { executablePath: WNC_CHROMIUM_SHELL || WNC_CHROMIUM }),
};

/** For journeys, which look at no pixels: with hardly any memory for what is drawn (decision 101). */
export const undrawnChromium = {
  ...chromiumOptions,
  args: [...chromiumOptions.args, '--force-gpu-mem-available-mb=1'],
};
