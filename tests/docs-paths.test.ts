import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync(['*', '{bench,demo,deploy,docs,scripts,src,tests}/**/*'], { cwd: root });
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('{deploy,docs}/**/*.md', { cwd: root })];

const isFile = /\.(?:tsx?|css|sql|md|json|yml|html)$/;
const isBelowRoot = /^(?:src|tests|docs|demo|bench|scripts)\//;
/** `x.section.ts` stands for a file of every section, `quote` for a new one; `index.ts` shall not be; `/api/docs.json` is an address. */
const isPattern = /<|^\/|^#|^\.\/|(?:^|\/)(?:x|quote(?:\.element)?)[./]|^index\.ts$/;

/** What a document names in backticks: whole paths, and after a folder has been named, the ends of paths. */
function listPaths(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => (isFile.test(path) || isBelowRoot.test(path)) && !isPattern.test(path));
}

/** `*` is any part of a name, `{a,b}` one of two. */
function toPattern(path: string): RegExp {
  const source = path
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  return new RegExp(`${isBelowRoot.test(path) ? '^' : '(?:^|/)'}${source}(?:/|$)`);
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  test('names files that are there', () => {
    const missing = listPaths(text).filter((path) => {
      const pattern = toPattern(path);
      return !files.some((file) => pattern.test(file));
    });
    expect(missing).toEqual([]);
  });

  test('links to files that are there', () => {
    const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) =>
      normalize(join(dirname(document), path)).replace(/\/$/, ''),
    );
    const missing = linked.filter(
      (path) => !files.some((file) => file === path || file.startsWith(`${path}/`)),
    );
    expect(missing).toEqual([]);
  });
});

test('paths are found in the documents at all', () => {
  const named = documents.flatMap((document) => listPaths(readFileSync(join(root, document), 'utf8')));
  expect(named.length).toBeGreaterThan(200);
});
