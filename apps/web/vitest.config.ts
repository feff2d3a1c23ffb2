import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { imagetools } from 'vite-imagetools';
import { defineConfig } from 'vitest/config';

import { chromiumOptions } from './chromium.ts';
import { sizedArt } from './prerender/sizedArt.ts';
import { wordsModules } from './prerender/wordsModules.ts';

/** Compiling, compressing, or starting another program takes long on a busy machine. */
const TEST_LIMIT_MS = 60_000;
/** And so does starting the browser. */
const BROWSER_LIMIT_MS = 300_000;
/** A smooth scroll and the frames after it take longer than a second on a busy machine. */
const POLL_LIMIT_MS = 30_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{src,prerender,map,hosting,words}/**/*.test.ts'],
          environment: 'node',
          testTimeout: TEST_LIMIT_MS,
        },
      },
      // Reads the files in dist, so it runs after a build.
      {
        test: {
          name: 'built',
          include: ['built/**/*.test.ts'],
          environment: 'node',
          // All of its files share the same pages, which take long to parse.
          isolate: false,
          maxWorkers: 1,
          testTimeout: TEST_LIMIT_MS,
        },
      },
      {
        plugins: [react(), tailwindcss(), sizedArt(), imagetools(), wordsModules()],
        // A dependency that Vite discovers only during the tests makes the browser reload them.
        optimizeDeps: {
          include: [
            '@sinonjs/fake-timers',
            '@supabase/functions-js',
            '@wnc/validation > zod/mini',
            'i18next',
            'react',
            'react-dom/client',
            'react-dom/server',
            'react-i18next',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          testTimeout: TEST_LIMIT_MS,
          hookTimeout: TEST_LIMIT_MS,
          expect: { poll: { timeout: POLL_LIMIT_MS } },
          browser: {
            enabled: true,
            connectTimeout: BROWSER_LIMIT_MS,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
