import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The first start of the function may have to download its packages.
    testTimeout: 150_000,
    // A stop waits until Postgres has written everything to a disk that may be busy.
    hookTimeout: 60_000,
  },
});
