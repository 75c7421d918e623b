import { defineConfig } from 'vitest/config';

import { longFilesFirst } from './tests/support/long-files-first.ts';

/** Run last and alone (`vitest.timing.config.ts`). */
const timingTests = '**/*.{timing,memory}.test.{ts,tsx}';
const databaseTests = '{src,demo,tests,scripts,bench}/**/*.db.test.{ts,tsx}';
/** What hangs ends; what a busy machine makes wait does not fail. */
const shared = { testTimeout: 60_000, hookTimeout: 180_000 };

/**
 * Two projects: `unit` needs nothing; `db` holds the files named `*.db.test.ts(x)`, for which one
 * PostgreSQL with a migrated template database is started.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: {
      sequencer: longFilesFirst(['-kill.', 'disk-full.', 'dev-loop.', 'product-files.', 'run-server.']),
    },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // A process a file would cost more than what the files do: they leave nothing behind them.
          isolate: false,
          // Style sheets are read where a test looks at what pages carry, and stay empty elsewhere.
          css: { include: [/-card[\w-]*\.css/] },
          include: ['{src,demo,tests,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [databaseTests, timingTests, 'tests/browser/**', 'tests/engines/**', 'node_modules/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'db',
          // As above: 1.2 s of processor time a file. Each has a database of its own all the same.
          isolate: false,
          include: [databaseTests],
          exclude: ['tests/browser/**', 'tests/engines/**', 'node_modules/**'],
          globalSetup: ['tests/support/database.global-setup.ts'],
        },
      },
    ],
  },
});
