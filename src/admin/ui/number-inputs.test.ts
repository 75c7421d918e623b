import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
/** Mantine's masks digits while they are typed (24.50 becomes 2450), the browser's own drops what it cannot read. */
const others = /\bNumberInput\b|type="number"|type: 'number'/u;

test('numbers are typed into NumberField and nowhere else', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.ts'] });
  const wrong = files.filter((file) => others.test(readFileSync(join(folder, file), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
