import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { listValueImports } from '#tests/support/list-imports.ts';

/**
 * Which tests reach a file of the tree by imports: first those that stand beside it, then the nearest; of those
 * equally near the ones whose paths share more words with its own.
 */
export function createTestFinder(root: string, files: readonly string[]): (file: string) => string[] {
  const importers = readImporters(root, files);
  return (file) => {
    const distances = new Map([[file, 0]]);
    for (const [near, distance] of distances) {
      for (const importer of importers.get(near) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
    const words = wordsOf(file);
    const apart = (test: string) => Number(dirname(test) !== dirname(file));
    const shared = (test: string) => wordsOf(test).filter((word) => words.includes(word)).length;
    return [...distances]
      .filter(([path]) => /\.test\.tsx?$/.test(path))
      .toSorted(
        ([one, near], [other, far]) => apart(one) - apart(other) || near - far || shared(other) - shared(one),
      )
      .map(([path]) => path);
  };
}

function readImporters(root: string, files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
    for (const { path } of listValueImports(file, readFileSync(join(root, file), 'utf8')))
      importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  return importers;
}

function wordsOf(path: string): string[] {
  const words = path.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return [...new Set(words.map((word) => word.replace(/s$/, '')))];
}
