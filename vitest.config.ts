import { defineConfig } from 'vitest/config';

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
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // Style sheets are read where a test looks at what pages carry, and stay empty elsewhere.
          css: { include: [/-card[\w-]*\.css/] },
          include: ['{src,demo,tests,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [databaseTests, 'tests/browser/**', 'tests/engines/**', 'node_modules/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'db',
          include: [databaseTests],
          exclude: ['tests/browser/**', 'tests/engines/**', 'node_modules/**'],
          globalSetup: ['tests/support/database.global-setup.ts'],
        },
      },
    ],
  },
});
