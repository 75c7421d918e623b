import { mkdtempSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { pruneAssets } from './prune-assets.ts';

const day = 24 * 3600 * 1000;
const start = Date.UTC(2026, 0, 1);
let dist: string;
let folder: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'vitrina-assets-'));
  folder = join(dist, 'assets');
  mkdirSync(folder);
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Writes what a build on that day writes, and tidies as it does; gives what is there then. */
function build(onDay: number, files: readonly string[]): string[] {
  const begunAt = start + onDay * day;
  for (const file of files) {
    writeFileSync(join(folder, file), file);
    utimesSync(join(folder, file), begunAt / 1000 + 1, begunAt / 1000 + 1);
  }
  pruneAssets(folder, join(dist, 'left.json'), { begunAt, now: begunAt + 5000 });
  return readdirSync(folder).toSorted();
}

test('chunks of the last build outlive the next by a week, however old they are [R744]', () => {
  build(0, ['a-1.js', 'b-1.js']);
  expect(build(30, ['a-2.js', 'b-1.js'])).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
  expect(build(36, ['a-3.js', 'b-1.js'])).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'b-1.js']);
  expect(build(38, ['a-3.js', 'b-1.js'])).toEqual(['a-2.js', 'a-3.js', 'b-1.js']);
  expect(build(60, ['a-3.js', 'b-1.js'])).toEqual(['a-3.js', 'b-1.js']);
});

test('a chunk that a later build makes again is of that build', () => {
  build(0, ['a-1.js']);
  build(1, ['a-2.js']);
  build(5, ['a-1.js']);
  expect(build(7, ['a-3.js'])).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
  expect(build(13, ['a-3.js'])).toEqual(['a-1.js', 'a-3.js']);
});

test('compressed twins stay and go with their file', () => {
  build(0, ['a-1.js', 'a-1.js.br']);
  expect(build(9, ['a-1.js'])).toEqual(['a-1.js', 'a-1.js.br']);
  expect(build(30, ['a-1.js'])).toEqual(['a-1.js', 'a-1.js.br']);
  build(40, ['a-2.js']);
  expect(build(50, ['a-2.js'])).toEqual(['a-2.js']);
});

test('a list that is spoilt begins the week anew', () => {
  build(0, ['a-1.js']);
  build(1, ['a-2.js']);
  writeFileSync(join(dist, 'left.json'), '{"a-1');
  expect(build(20, ['a-2.js'])).toEqual(['a-1.js', 'a-2.js']);
  expect(build(28, ['a-2.js'])).toEqual(['a-2.js']);
});
