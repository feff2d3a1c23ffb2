const executablePath = process.env['WNC_CHROMIUM'];
const args = (process.env['WNC_CHROMIUM_ARGS'] ?? '').split(' ').filter(Boolean);

/** How Playwright starts the Chromium that `npm test` and `npm run bench` have found; else its own. */
export const chromiumOptions = executablePath ? { executablePath, args } : {};
