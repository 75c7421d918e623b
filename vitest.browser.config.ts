import { defineConfig } from 'vitest/config';

/** Flows in Chromium against the built shop: one in English, one in Russian (`npm test` builds first). */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['tests/browser/**/*.browser.test.ts'],
    globalSetup: ['tests/browser/support/shops.global-setup.ts', 'tests/support/database.global-setup.ts'],
    // Shops that run inside a test draw with their real CSS.
    css: true,
    testTimeout: 180_000,
    // Saving waits for a pause, and the machine may be busy.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 300_000,
    maxWorkers: 1,
    fileParallelism: false,
    // Where a file's tests stand for themselves: the shop and two windows share two processors.
    maxConcurrency: 2,
    retry: 2,
  },
});
