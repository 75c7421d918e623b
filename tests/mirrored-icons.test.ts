import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Icons of the admin by the library's classes: `IconArrowBackUp` is `tabler-icon-arrow-back-up`. */
const used = new Set(
  globSync('src/admin/**/*.tsx', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/\bIcon([A-Z][A-Za-z0-9]+)\b/g)].map(
      ([, name = '']) => `tabler-icon${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  ),
);

/** The one rule that mirrors icons where lines run from right to left. */
function mirroredParts(): string[] {
  const rule = /\.tabler-icon:is\(([^{]*)\) \{\s*scale: var\(--vt-forward\) 1;/;
  const [, parts = ''] = rule.exec(read('src/admin/admin.css')) ?? [];
  return [...parts.matchAll(/\[class\*='([^']+)'\]/g)].map(([, part = '']) => part);
}

test('icons of the admin that point along a line or show its start are mirrored where lines run from right to left', () => {
  const parts = mirroredParts();
  const pointing = [...used].filter((name) =>
    /left|right|back|forward|log(?:in|out)|external|indent|sidebar|list/.test(name),
  );
  expect(pointing.length).toBeGreaterThan(10);
  const missed = pointing.filter((name) => !parts.some((part) => name.includes(part)));
  expect(missed).toEqual([]);
  expect(parts.filter((part) => ![...used].some((name) => name.includes(part)))).toEqual([]);
});
