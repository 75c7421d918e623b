import { defineConfig, type TestUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a test needs that drives Chromium against the built shop: one in English, one in Russian. */
export const browserTests = {
  globalSetup: ['tests/browser/support/shops.global-setup.ts', 'tests/support/database.global-setup.ts'],
  // Shops that run inside a test draw with their real CSS.
  css: true,
  testTimeout: 180_000,
  // Saving waits for a pause, and the machine may be busy.
  expect: { poll: { timeout: 60_000 } },
  hookTimeout: 300_000,
} satisfies TestUserConfig;

/** Files of minutes, which would leave one worker waiting for the other if they began last. */
const longFiles = [
  'section-examples-',
  'setting-effects.',
  'pseudo-',
  '/accessibility.',
  'admin-builder.',
  'admin-staff.',
];

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longFiles.some((name) => moduleId.includes(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Flows in Chromium (`npm test` builds first). */
export default defineConfig({
  test: {
    ...browserTests,
    name: 'browser',
    include: ['tests/browser/**/*.browser.test.ts'],
    // Two files at a time, each with its worker's demo shops (`originOf`), its own lab, database and browser.
    maxWorkers: 2,
    // Tests of a file that stand for themselves wait for each other: two windows keep two processors busy.
    maxConcurrency: 1,
    sequence: { sequencer: LongFilesFirst },
    retry: 2,
  },
});
