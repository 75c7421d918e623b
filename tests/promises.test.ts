import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { listTitles } from '../scripts/scan-requirements.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const reliability = read('docs/reliability.md');
const asvs = read('docs/asvs.md');

interface Row {
  /** Of the first cell: `17`, or `3.3.1, 3.3.3`. */
  ids: string[];
  /** What holds the promise, or why it is none. */
  proof: string;
}

/** The rows of all tables of a text, without their heads. */
function readRows(text: string): Row[] {
  return [...text.matchAll(/^\| (\d[\d., ]*) \| [^|]+ \| ([^|]+) \|/gm)].map(([, ids = '', proof = '']) => ({
    ids: ids.split(', '),
    proof,
  }));
}

/** The part below a heading, up to the next. */
const partOf = (text: string, heading: string) =>
  (text.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0] ?? '';

const namedTest = /`((?:src|tests|scripts|demo|bench)\/[^`]+\.test\.tsx?)`(?:: ("[^"]+"(?:, "[^"]+")*))?/g;
const namedSeries = /`npm run prove -- ([a-z-]+)`/g;

/** What a document says of tests and series that is not so. */
function findUntrue(document: string): string[] {
  const tests = [...document.matchAll(namedTest)].flatMap(([, file = '', list]) => {
    if (!existsSync(join(root, file))) return [`${file} is not there`];
    if (list === undefined) return [`${file} is named without a title`];
    const titles = listTitles(read(file));
    return [...list.matchAll(/"([^"]+)"/g)]
      .map(([, title = '']) => title)
      .filter((title) => !titles.some((each) => each.includes(title)))
      .map((title) => `${file}: ${title}`);
  });
  const series = [...document.matchAll(namedSeries)]
    .map(([, name]) => `tests/prove/${name}.series.ts`)
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `${file} is not there`);
  return [...tests, ...series];
}

test('what a document says is untrue where a test is gone, renamed or named by its file alone', () => {
  const here = '`tests/promises.test.ts`';
  expect(
    findUntrue(`${here}: "what a document says is untrue", "no such" \`npm run prove -- none\``),
  ).toEqual(['tests/promises.test.ts: no such', 'tests/prove/none.series.ts is not there']);
  expect(findUntrue(here)).toEqual(['tests/promises.test.ts is named without a title']);
  expect(findUntrue('`tests/gone.test.ts`: "x"')).toEqual(['tests/gone.test.ts is not there']);
});

describe('docs/reliability.md', () => {
  test.each([
    ['Attacks', 72],
    ['Faults', 52],
  ])('%s: one row each of %i, in order', (heading, count) => {
    const ids = readRows(partOf(reliability, heading)).flatMap((row) => row.ids);
    expect(ids).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)));
  });

  test('each row names what holds it, or says that nothing does', () => {
    const word = /^(?:in work|not checked|there are none|attack \d+|the same series)/;
    const silent = readRows(reliability).filter(
      ({ proof }) => !word.test(proof) && !/`npm run |\.test\.tsx?`: "/.test(proof),
    );
    expect(silent).toEqual([]);
  });

  test('names tests and series that are there', () => {
    expect(findUntrue(reliability)).toEqual([]);
  });
});

/** How many requirements of levels 1 and 2 each section has, which come first in it; OWASP ASVS 5.0.0, 253 in all. */
const sections: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const requirements = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

describe('docs/asvs.md', () => {
  test('has every requirement of levels 1 and 2 once', () => {
    expect(requirements).toHaveLength(253);
    const ids = readRows(asvs).flatMap((row) => row.ids);
    expect(ids.toSorted()).toEqual(requirements.toSorted());
  });

  test('names tests that are there', () => {
    expect(findUntrue(asvs)).toEqual([]);
    expect([...asvs.matchAll(namedTest)].length).toBeGreaterThan(80);
  });
});
