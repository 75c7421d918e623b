import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const admin = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: admin })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, code: readFileSync(join(admin, path), 'utf8') }));

test('each part names the file whose keys it has', () => {
  const parts = sources.flatMap(({ path, code }) =>
    [...code.matchAll(/text(?:Part|Tree)<typeof (\w+)>\('([\w/-]+)'\)/g)].map(([, type, name]) => ({
      path,
      isRight:
        code.includes(`import type { ${type} } from '#locales/en/${name}.ts'`) ||
        code.includes(`messages as ${type} } from '#locales/en/${name}.ts'`),
    })),
  );
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter(({ isRight }) => !isRight)).toEqual([]);
});

test('code that is loaded when it is wanted waits for its texts', () => {
  const loads = sources
    .filter(({ path }) => !path.endsWith('.screens.ts'))
    .flatMap(({ path, code }) =>
      [...code.matchAll(/([^;]*?)\(\) =>\s+import\('/g)].map(([, before]) => ({ path, before })),
    );
  expect(loads.length).toBeGreaterThan(2);
  expect(loads.filter(({ before }) => !before?.trimEnd().endsWith('withTexts('))).toEqual([]);
  const parts = sources.flatMap(({ path, code }) =>
    [...code.matchAll(/([^;,]*?)async \(\) =>\s+\(await import\('/g)].map(([, before]) => ({ path, before })),
  );
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter(({ before }) => !before?.trimEnd().endsWith('lazyPart('))).toEqual([]);
});

test('no screen lists the languages by hand', () => {
  const listing = sources.filter(({ code }) => /'ru'|Русский/.test(code));
  expect(listing.map(({ path }) => path)).toEqual([]);
});

test('what the API refuses is said in the words of its answer', () => {
  const rewording = sources.filter(({ code }) => /new ApiError\([1-9]/.test(code));
  expect(rewording.map(({ path }) => path)).toEqual([]);
});
