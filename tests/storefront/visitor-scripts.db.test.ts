import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { clientDir } from '#server/project-paths.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

const read = (audience: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(join(clientDir, `.vite/${audience}.json`), 'utf8')));

/** Texts that only the builder's frame and the admin hold. */
const marks = ['storefront:admin', 'section.hovered', 'vtTyping', 'vt-edit', 'ProseMirror', 'mantine'];

/** Files that a browser may load after an entry, at once or later. */
function reach(manifest: z.infer<typeof manifestSchema>, entry: string): string[] {
  const seen = new Set<string>();
  const pending = [entry];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    pending.push(...chunk.imports, ...chunk.dynamicImports);
  }
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}

const textOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(join(clientDir, file), 'utf8')).join('\n');

test('no script that a visitor may load holds code of the builder or the admin [R694]', () => {
  const manifest = read('visitors');
  expect(Object.keys(manifest).filter((key) => /^src\/(?:admin|live|site\/edit)\//.test(key))).toEqual([]);
  const files = reach(manifest, 'src/site/client/boot.ts');
  expect(files.length).toBeGreaterThan(10);
  const text = textOf(files);
  expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
});

test("the marks are those of the frame's own script", () => {
  const text = textOf(reach(read('staff'), 'src/site/edit/main.tsx'));
  const own = marks.slice(0, 4);
  expect(own.filter((mark) => text.includes(mark))).toEqual(own);
});
