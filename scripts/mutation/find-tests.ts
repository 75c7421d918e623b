import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const importedFrom = /^(?!import type)(?:import|export|\}).*?from '([#.][^']+)'|import\(?\s*'([#.][^']+)'/gm;

/**
 * Which tests reach a file of the tree by imports, the nearest first; of those equally near the ones whose paths
 * share more words with its own.
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
    const shared = (test: string) => wordsOf(test).filter((word) => words.includes(word)).length;
    return [...distances]
      .filter(([path]) => /\.test\.tsx?$/.test(path))
      .toSorted(([one, near], [other, far]) => near - far || shared(other) - shared(one))
      .map(([path]) => path);
  };
}

function readImporters(root: string, files: readonly string[]): Map<string, string[]> {
  const { imports }: { imports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const folders = new Map(
    Object.entries(imports).map(([name, path]) => [name.slice(0, -1), path.slice(2, -1)]),
  );
  const importers = new Map<string, string[]>();
  for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
    for (const [, from, dynamic] of readFileSync(join(root, file), 'utf8').matchAll(importedFrom)) {
      const target = resolve(file, from ?? dynamic ?? '', folders);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

function resolve(file: string, specifier: string, folders: ReadonlyMap<string, string>): string {
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier);
  const [room = ''] = specifier.split('/', 1);
  return posix.join(folders.get(`${room}/`) ?? room, specifier.slice(room.length + 1));
}

function wordsOf(path: string): string[] {
  const words = path.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return [...new Set(words.map((word) => word.replace(/s$/, '')))];
}
