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

/** Every import of the project's own files in those that match, without those of packages; tests and fixtures are left out. */
export function listImports(pattern = 'src/**/*.{ts,tsx}'): Import[] {
  return listFiles(pattern).flatMap((file) => listImportsOf(file, readCode(file)));
}

/** Names of the packages that files import, sorted; Node's own modules are none. */
export function listPackages(pattern: string): string[] {
  const names = listFiles(pattern)
    .flatMap((file) => listSpecifiers(readCode(file)))
    .filter((specifier) => /^[a-z@]/.test(specifier) && !specifier.startsWith('node:'))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].toSorted();
}

/** These files and all that is loaded with them or after them, from the project's root; what is only a type is not. */
export function listLoaded(entries: readonly string[]): string[] {
  const loaded = new Set(entries);
  for (const file of loaded) {
    for (const { path } of listValueImports(file, readCode(file))) {
      if (/\.tsx?$/.test(path) && existsSync(join(root, path))) loaded.add(path);
    }
  }
  return [...loaded];
}

/** What of the project's own files the code of a file loads; what is only a type is not. */
export function listValueImports(file: string, code: string): Import[] {
  return listImportsOf(file, code.replaceAll(typePattern, ''));
}

function listFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).filter((file) => !/\.test\.tsx?$|\.fixture\.ts$/.test(file));
}

const readCode = (file: string) => readFileSync(join(root, file), 'utf8');

function listSpecifiers(code: string): string[] {
  return [...code.matchAll(importPattern)].map(([, specifier = '']) => specifier);
}

function listImportsOf(file: string, code: string): Import[] {
  return listSpecifiers(code).flatMap((specifier) => {
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
