import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { listImports, listLoaded, listValueImports } from './support/list-imports.ts';

const root = join(import.meta.dirname, '..');

/** Who may import whom (architecture, rooms). `sections` to modules means the schema side only. */
const allowed: Record<string, string[]> = {
  locales: [],
  domain: ['locales'],
  i18n: ['locales', 'domain'],
  ui: ['locales', 'domain'],
  sections: ['locales', 'domain', 'ui'],
  live: ['locales', 'domain'],
  db: ['locales', 'domain'],
  platform: ['locales', 'domain', 'db'],
  http: ['locales', 'domain', 'i18n', 'platform'],
  modules: ['locales', 'domain', 'i18n', 'db', 'platform', 'http', 'sections'],
  site: ['locales', 'domain', 'i18n', 'ui', 'sections', 'live', 'platform', 'http', 'modules'],
  admin: ['locales', 'domain', 'ui', 'sections', 'live'],
  server: 'locales domain i18n ui sections live db platform http modules site admin demo'.split(' '),
};

/** `src/<room>/…`; what lies outside of `src` is a room by its first folder. */
const roomOf = (path: string) => path.split('/')[path.startsWith('src/') ? 1 : 0] ?? '';

/** Whether a file takes nothing from another but types, which leave no trace in what browsers load. */
function importsOnlyTypes(file: string, path: string): boolean {
  const code = readFileSync(join(root, file), 'utf8');
  return listValueImports(file, code).every((entry) => entry.path !== path);
}

describe('rooms', () => {
  const imports = listImports().map((entry) => ({
    ...entry,
    room: roomOf(entry.file),
    target: roomOf(entry.path),
  }));

  test('imports are seen at all, in every room that has files', () => {
    expect(imports.length).toBeGreaterThan(300);
    for (const room of Object.keys(allowed).filter((name) => !['locales', 'domain', 'live'].includes(name)))
      expect(imports.filter((entry) => entry.room === room && entry.target !== room)).not.toEqual([]);
  });

  test('no room imports one that it may not', () => {
    const forbidden = imports.filter(
      ({ room, target }) => target !== room && !allowed[room]?.includes(target),
    );
    expect(forbidden.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  test('domain and what is drawn for visitors name texts by key: none is bundled with them', () => {
    const texts = imports.filter(
      ({ file, room, target, path }) =>
        ['domain', 'ui', 'sections', 'live'].includes(room) &&
        target === 'locales' &&
        !/^src\/locales\/(?:by-language|languages|messages|with-english)\.ts$/.test(path) &&
        !importsOnlyTypes(file, path),
    );
    expect(texts.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  test('modules read section schemas and their framework, never views', () => {
    const views = imports.filter(
      ({ room, target, specifier }) =>
        room === 'modules' &&
        target === 'sections' &&
        /section-views|\.view\.ts|(?<!render-section)\.tsx'?$/.test(specifier),
    );
    expect(views.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  test('domain uses no Node module', () => {
    const files = globSync('src/domain/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
    const guilty = files.filter((file) => /from 'node:/.test(readFileSync(join(root, file), 'utf8')));
    expect(guilty).toEqual([]);
  });

  describe('files that are found by name', () => {
    const usesGlob = (file: string) => /import\.meta\.glob[<(]/.test(readFileSync(join(root, file), 'utf8'));

    test('are loaded by Vite, not by programs that Node runs from their sources', () => {
      const programs = globSync(['scripts/*.ts', 'scripts/**/*.worker.ts', 'bench/*.ts', 'demo/art/*.ts'], {
        cwd: root,
      }).filter((file) => !file.endsWith('.test.ts'));
      const loaded = listLoaded(programs);
      expect(loaded.length).toBeGreaterThan(programs.length);
      expect(loaded.filter(usesGlob)).toEqual([]);
    });

    test('bring visitors nothing of sections but elements', () => {
      const ofSections = listLoaded(['src/site/client/boot.ts']).filter(
        (file) => roomOf(file) === 'sections',
      );
      expect(ofSections.filter(usesGlob)).toEqual(['src/sections/section-elements.ts']);
    });
  });
});
