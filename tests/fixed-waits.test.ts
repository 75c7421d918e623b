import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('{tests,src,scripts,demo,bench}/**/*.{ts,tsx}', { cwd: root });

/** Of Playwright's page; in two parts, so that this file does not find itself. */
const fixedWait = ['waitFor', 'Timeout'].join('');

test('no test waits for a fixed time instead of what it waits for (tests/browser/support/moments.ts)', () => {
  expect(files.filter((file) => file.endsWith('.browser.test.ts')).length).toBeGreaterThan(50);
  const waiting = files.filter((file) => readFileSync(join(root, file), 'utf8').includes(fixedWait));
  expect(waiting).toEqual([]);
});
