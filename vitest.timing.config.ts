import { defineConfig } from 'vitest/config';

import { browserTests, shopsAndDatabase } from './vitest.browser.config.ts';

/** One file at a time, and what fails is not tried again. */
const alone = { maxWorkers: 1, fileParallelism: false, maxConcurrency: 1, retry: 0 };

/**
 * What measures time (`*.timing.test.ts`) or a process's memory (`*.memory.test.ts`): `npm test` runs these last,
 * when nothing else of its own runs. They compare with what the same machine needs for known work at that time.
 */
export default defineConfig({
  test: {
    ...alone,
    projects: [
      {
        test: {
          ...alone,
          name: 'timing',
          include: ['{src,demo,tests,scripts,bench}/**/*.{timing,memory}.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'node_modules/**'],
          globalSetup: ['tests/support/database.global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...browserTests,
          ...alone,
          globalSetup: shopsAndDatabase,
          name: 'browser-timing',
          include: ['tests/browser/**/*.timing.test.ts'],
        },
      },
    ],
  },
});
