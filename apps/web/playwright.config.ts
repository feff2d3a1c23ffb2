import { defineConfig, devices } from '@playwright/test';

const chromium = process.env['WNC_CHROMIUM'];

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  reporter: [['list']],
  globalSetup: './e2e/startSite.ts',
  use: {
    baseURL: process.env['SITE_URL'] ?? '',
    trace: 'retain-on-failure',
    launchOptions: chromium
      ? {
          executablePath: chromium,
          args: (process.env['WNC_CHROMIUM_ARGS'] ?? '').split(' ').filter(Boolean),
        }
      : {},
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
});
