import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { listImports } from './support/list-imports.ts';

const root = join(import.meta.dirname, '..');

/** Who may import whom (architecture, rooms). `sections` to modules means the schema side only. */
const allowed: Record<string, string[]> = {
  domain: [],
  i18n: ['domain'],
  ui: ['domain'],
  sections: ['domain', 'ui'],
  live: ['domain'],
  db: ['domain'],
  platform: ['domain', 'db'],
  http: ['domain', 'i18n', 'platform'],
  modules: ['domain', 'i18n', 'db', 'platform', 'http', 'sections'],
  site: ['domain', 'i18n', 'ui', 'sections', 'live', 'platform', 'http', 'modules'],
  admin: ['domain', 'ui', 'sections', 'live'],
  server: 'domain i18n ui sections live db platform http modules site admin demo'.split(' '),
};

/** `src/<room>/…`; what lies outside of `src` is a room by its first folder. */
const roomOf = (path: string) => path.split('/')[path.startsWith('src/') ? 1 : 0] ?? '';

describe('rooms', () => {
  const imports = listImports().map((entry) => ({
    ...entry,
    room: roomOf(entry.file),
    target: roomOf(entry.path),
  }));

  test('imports are seen at all, in every room that has files', () => {
    expect(imports.length).toBeGreaterThan(300);
    for (const room of Object.keys(allowed).filter((name) => name !== 'domain' && name !== 'live'))
      expect(imports.filter((entry) => entry.room === room && entry.target !== room)).not.toEqual([]);
  });

  test('no room imports one that it may not', () => {
    const forbidden = imports.filter(
      ({ room, target }) => target !== room && !allowed[room]?.includes(target),
    );
    expect(forbidden.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  test('modules read section schemas and their framework, never views', () => {
    const views = imports.filter(
      ({ room, target, specifier }) =>
        room === 'modules' &&
        target === 'sections' &&
        /section-views|(?<!render-section)\.tsx'?$/.test(specifier),
    );
    expect(views.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  test('domain uses no Node module', () => {
    const files = globSync('src/domain/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
    const guilty = files.filter((file) => /from 'node:/.test(readFileSync(join(root, file), 'utf8')));
    expect(guilty).toEqual([]);
  });
});
