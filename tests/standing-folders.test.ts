import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { listImports, listPackages } from './support/list-imports.ts';

const root = join(import.meta.dirname, '..');

/** Folders that could be packages: what they take from npm, and which of their files others may import. */
const standing = [
  {
    folder: 'src/db/embedded',
    packages: ['pg', 'zod'],
    doors: ['start-postgres.ts', 'data-lock.ts'],
  },
  {
    folder: 'demo/art',
    packages: ['sharp'],
    doors: ['artworks.ts', 'print-catalogue.ts', 'write-artwork.ts', 'render-all.ts'],
  },
];
const everywhere = '{src,demo,scripts,bench,tests}/**/*.{ts,tsx}';

describe.each(standing)('$folder stands by itself', ({ folder, packages, doors }) => {
  const isInside = (path: string) => path.startsWith(`${folder}/`);

  test('it imports nothing of the project, and packages that are named', () => {
    const own = listImports(`${folder}/**/*.ts`);
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter(({ path }) => !isInside(path))).toEqual([]);
    expect(listPackages(`${folder}/**/*.ts`)).toEqual(packages);
  });

  test('others import its door alone', () => {
    // A series of faults looks behind the door, as tests do.
    const doorsUsed = listImports(everywhere).filter(
      ({ file, path }) => !isInside(file) && isInside(path) && !file.endsWith('.series.ts'),
    );
    expect([...new Set(doorsUsed.map(({ path }) => basename(path)))].toSorted()).toEqual(doors.toSorted());
  });

  test('its README names the door', () => {
    const readme = join(root, folder, 'README.md');
    expect(existsSync(readme)).toBe(true);
    for (const door of doors) expect(readFileSync(readme, 'utf8')).toContain(`\`${door}\``);
  });
});
