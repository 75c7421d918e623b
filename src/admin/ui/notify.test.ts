import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test('every notice has a button to close it that has a name', () => {
  const files = globSync('src/admin/**/*.{ts,tsx}').filter((path) => !path.endsWith('.test.ts'));
  const shown = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('notifications.show(')
      .slice(1)
      .map((call) => ({ path, isNamed: call.slice(0, 300).includes('closeButtonProps') })),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(({ isNamed }) => !isNamed)).toEqual([]);
});
