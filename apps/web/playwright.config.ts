import { defineConfig, devices, type Project } from '@playwright/test';

const chromium = process.env['WNC_CHROMIUM'];
const args = (process.env['WNC_CHROMIUM_ARGS'] ?? '').split(' ').filter(Boolean);

const browsers: Record<string, Project> = {
  chromium: {
    use: {
      ...devices['Desktop Chrome'],
      launchOptions: chromium ? { executablePath: chromium, args } : {},
    },
  },
  firefox: { use: devices['Desktop Firefox'] },
  webkit: { use: devices['Desktop Safari'] },
};

export default defineConfig({
  testDir: 'e2e',
  // The whole matrix of states takes long: "npm run test:accessibility".
  testIgnore: process.env['WNC_ACCESSIBILITY'] ? [] : 'accessibility/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: [['list']],
  globalSetup: './e2e/startSite.ts',
  use: { baseURL: process.env['SITE_URL'] ?? '', trace: 'retain-on-failure' },
  // Chromium alone, unless the machine has more: WNC_BROWSERS="chromium firefox webkit".
  projects: (process.env['WNC_BROWSERS'] ?? 'chromium')
    .split(' ')
    .map((name) => ({ name, ...browsers[name] })),
});
