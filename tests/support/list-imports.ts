import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../..');
const importPattern = /(?:from\s+|import\s*\(\s*|import\s+)'([^']+)'/g;
const typePattern = /^(?:import|export) type [^;]+;|typeof import\([^)]+\)/gm;

export interface Import {
  /** Who imports, from the project's root: `src/site/render-page.tsx`. */
  file: string;
  /** As it is written. */
  specifier: string;
  /** What it leads to, from the project's root. */
  path: string;
}

/** Every import of the program's own files by the others, without those of packages; tests and fixtures are left out. */
export function listImports(): Import[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\.fixture\.ts$/.test(file))
    .flatMap((file) => listImportsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** These files and all that is loaded with them or after them, from the project's root; what is only a type is not. */
export function listLoaded(entries: readonly string[]): string[] {
  const loaded = new Set(entries);
  for (const file of loaded) {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(typePattern, '');
    for (const { path } of listImportsOf(file, code)) {
      if (/\.tsx?$/.test(path) && existsSync(join(root, path))) loaded.add(path);
    }
  }
  return [...loaded];
}

function listImportsOf(file: string, code: string): Import[] {
  return [...code.matchAll(importPattern)].flatMap(([, specifier = '']) => {
    const path = resolve(file, specifier);
    return path === null ? [] : [{ file, specifier, path }];
  });
}

/** Null for packages. */
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(file, '..', specifier));
  if (!specifier.startsWith('#')) return null;
  const path = specifier.slice(1);
  return /^(?:demo|tests)\//.test(path) ? path : `src/${path}`;
}
