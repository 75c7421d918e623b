import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../..');
const importPattern = /(?:from\s+|import\s*\(\s*|import\s+)'([^']+)'/g;

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
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].flatMap(([, specifier = '']) => {
        const path = resolve(file, specifier);
        return path === null ? [] : [{ file, specifier, path }];
      }),
    );
}

/** Null for packages. */
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(file, '..', specifier));
  if (!specifier.startsWith('#')) return null;
  const path = specifier.slice(1);
  return /^(?:demo|tests)\//.test(path) ? path : `src/${path}`;
}
