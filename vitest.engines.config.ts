import { defineConfig } from 'vitest/config';

/** The flows that Firefox and WebKit take too, against the built shop: a file for each engine, at the same time. */
export default defineConfig({
  test: {
    name: 'engines',
    include: ['tests/engines/*.engine.test.ts'],
    globalSetup: ['tests/engines/support/engines.global-setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    retry: 1,
  },
});
