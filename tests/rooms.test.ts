import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Who may import whom (architecture, rooms). `sections` to services means the schema side only. */
const allowed: Record<string, string[]> = {
  domain: [],
  ui: ['domain'],
  sections: ['domain', 'ui'],
  live: ['domain'],
  db: ['domain'],
  services: ['domain', 'db', 'sections'],
  api: ['domain', 'services'],
  site: ['domain', 'ui', 'sections', 'live', 'services'],
  admin: ['domain', 'ui', 'sections', 'live'],
  server: ['domain', 'ui', 'sections', 'live', 'db', 'services', 'api', 'site', 'admin', 'demo'],
};

interface Import {
  file: string;
  room: string;
  target: string;
  specifier: string;
}

const importPattern = /(?:from\s+|import\s*\(\s*|import\s+)'([^']+)'/g;

function listImports(): Import[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\.fixture\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const room = file.split('/')[1] ?? '';
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(importPattern)].flatMap(([, specifier = '']) => {
      const target = targetRoom(file, specifier);
      return target === null ? [] : [{ file, room, target, specifier }];
    });
  });
}

/** The room an import leads to; null for packages. */
function targetRoom(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0] ?? null;
  if (!specifier.startsWith('.')) return null;
  const path = join(file, '..', specifier).split('/');
  return path[0] === 'src' ? (path[1] ?? null) : (path[0] ?? null);
}

describe('rooms', () => {
  const imports = listImports();

  test('imports are seen at all, in every room that has files', () => {
    expect(imports.length).toBeGreaterThan(300);
    for (const room of ['domain', 'ui', 'sections', 'db', 'services', 'api', 'site', 'server']) {
      expect(imports.some((entry) => entry.room === room)).toBe(true);
    }
  });

  test('no room imports one that it may not', () => {
    const forbidden = imports.filter(
      ({ room, target }) => target !== room && !allowed[room]?.includes(target),
    );
    expect(forbidden.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  test('services read section schemas and their framework, never views', () => {
    const views = imports.filter(
      ({ room, target, specifier }) =>
        room === 'services' &&
        target === 'sections' &&
        /section-looks|(?<!render-section)\.tsx'?$/.test(specifier),
    );
    expect(views.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  test('domain uses no Node module', () => {
    const files = globSync('src/domain/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
    const guilty = files.filter((file) => /from 'node:/.test(readFileSync(join(root, file), 'utf8')));
    expect(guilty).toEqual([]);
  });
});
