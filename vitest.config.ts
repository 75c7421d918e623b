import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,demo,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    globalSetup: ['tests/support/database.global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
