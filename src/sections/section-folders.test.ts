import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { SectionDefinition } from './framework/define-section.ts';
import { sectionElements } from './section-elements.ts';
import { sectionExamples } from './section-examples.ts';
import { sectionIcons } from './section-icons.ts';
import { sectionViews } from './section-views.ts';
import { sectionDefinitions } from './sections.ts';

const root = import.meta.dirname;
/** What sections share. */
const shared = new Set(['framework', 'samples', 'themes']);
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !shared.has(entry.name))
  .map(({ name }) => name);

const manifests = import.meta.glob<Record<string, unknown>>('./*/*.section.ts', { eager: true });

function typesOf(folder: string): string[] {
  return Object.values(manifests[`./${folder}/${folder}.section.ts`] ?? {})
    .filter((value): value is SectionDefinition => Object.hasOwn(value as object, 'presets'))
    .map(({ type }) => type);
}

test('there are folders', () => {
  expect(folders.length).toBeGreaterThan(30);
});

describe.each(folders)('%s', (folder) => {
  test('has a manifest, a view, examples and an icon, under its name', () => {
    const missing = ['section', 'view', 'examples', 'icon']
      .map((role) => `${folder}.${role}.ts`)
      .filter((file) => !existsSync(join(root, folder, file)));
    expect(missing).toEqual([]);
  });

  test('is in the list of sections.ts with all of its types', () => {
    expect(typesOf(folder)).not.toEqual([]);
    expect(typesOf(folder).filter((type) => !sectionDefinitions.has(type))).toEqual([]);
  });
});

test('views, examples and icons are of the listed types, and of each', () => {
  const types = [...sectionDefinitions.keys()].toSorted();
  expect([...sectionViews.keys()].toSorted()).toEqual(types);
  expect([...sectionExamples.keys()].toSorted()).toEqual(types);
  expect([...sectionIcons.keys()].toSorted()).toEqual(types);
});

test('the file of a custom element bears its tag', () => {
  const files = globSync('*/*.element.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const tag = `vt-${basename(file, '.element.ts')}`;
    expect(readFileSync(join(root, file), 'utf8')).toContain(`customElements.define('${tag}', `);
  }
  const tags = files.map((file) => `vt-${basename(file, '.element.ts')}`);
  expect(Object.keys(sectionElements).toSorted()).toEqual(tags.toSorted());
});
