import { defineConfig, type TestUserConfig } from 'vitest/config';

import { longFilesFirst } from './tests/support/long-files-first.ts';

/** Chromium's shops, one in English and one in Russian, and the database of shops that run inside a test. */
export const shopsAndDatabase = [
  'tests/browser/support/shops.global-setup.ts',
  'tests/support/database.global-setup.ts',
];

/** What a test needs that drives Chromium against the built shop. */
export const browserTests = {
  // Shops that run inside a test draw with their real CSS.
  css: true,
  testTimeout: 180_000,
  // Saving waits for a pause, and the machine may be busy.
  expect: { poll: { timeout: 60_000 } },
  hookTimeout: 300_000,
} satisfies TestUserConfig;

/** Two files at a time, each with its worker's demo shops (`originOf`) and Chromium, and a database of its own. */
const inChromium = {
  ...browserTests,
  maxWorkers: 2,
  // Tests of a file that stand for themselves wait for each other: two windows keep two processors busy.
  maxConcurrency: 1,
  retry: 2,
} satisfies TestUserConfig;
const rewriting = 'tests/browser/pseudo-locale.browser.test.ts';

/** Flows in Chromium (`npm test` builds first). */
export default defineConfig({
  test: {
    globalSetup: shopsAndDatabase,
    maxWorkers: inChromium.maxWorkers,
    sequence: {
      sequencer: longFilesFirst([
        'section-examples-',
        'setting-effects.',
        'pseudo-',
        '/accessibility.',
        'admin-builder.',
        'admin-settings.',
        '/account.',
      ]),
    },
    projects: [
      {
        test: {
          ...inChromium,
          name: 'browser',
          include: ['tests/browser/**/*.browser.test.ts'],
          exclude: [rewriting],
          // A process a file would cost 3 s of processor time: they leave nothing behind them.
          isolate: false,
        },
      },
      // Rewrites the texts of its process.
      { test: { ...inChromium, name: 'browser-alone', include: [rewriting] } },
    ],
  },
});
