import { defineConfig, devices, type Project } from '@playwright/test';

import { chromiumOptions, undrawnChromium } from './chromium.ts';

const browsers: Record<string, Project> = {
  chromium: { use: { ...devices['Desktop Chrome'], launchOptions: undrawnChromium } },
  firefox: { use: devices['Desktop Firefox'] },
  webkit: { use: devices['Desktop Safari'] },
};
const ACCESSIBILITY = 'accessibility/*.spec.ts';

/** Chromium alone, unless the machine has more: WNC_BROWSERS="chromium firefox webkit". */
const names = (process.env['WNC_BROWSERS'] ?? 'chromium').split(' ');
const unknown = names.find((name) => !(name in browsers));
if (unknown !== undefined) {
  const known = Object.keys(browsers).join(' ');
  throw new Error(`Set WNC_BROWSERS to some of "${known}", not to "${unknown}", or leave it out.`);
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Generous, for a busy machine: a passing test takes no longer for it.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [['list']],
  globalSetup: './e2e/startSite.ts',
  // No traces: to keep that of a journey that fails, those of all would be recorded, which takes a
  // tenth to a half more of the processor. One journey can be run with `playwright test --trace=on`.
  use: {
    baseURL: process.env['SITE_URL'] ?? '',
    // A smooth scroll can move a button away from under the pointer that was just sent to it. Tests
    // of the scroll itself turn it on: `emulateMedia({ reducedMotion: 'no-preference' })`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...names.map((name) => ({ name, testIgnore: ACCESSIBILITY, ...browsers[name] })),
    // In Chromium alone: it reads pixels and walks with Tab, which in Safari stops only at fields.
    {
      name: 'accessibility',
      testMatch: ACCESSIBILITY,
      use: { ...devices['Desktop Chrome'], launchOptions: chromiumOptions },
    },
  ],
});
