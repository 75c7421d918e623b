import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { listImports } from './support/list-imports.ts';

const root = join(import.meta.dirname, '..');
const tour = readFileSync(join(root, 'docs/tour.md'), 'utf8');

/** How many files a newcomer opens at most to follow one of these from its entry to its end. */
const bounds: readonly [heading: string, most: number][] = [
  ['One request', 15],
  ['An order', 12],
  ['An edit', 18],
];

interface Step {
  /** From the project's root. */
  file: string;
  /** Where it is handed to who calls it: wiring, which is not counted. */
  joint: string | null;
  /** It is reached by a message or by HTTP, which no import shows. */
  crosses: boolean;
}

/** The ordered list below a heading of the tour: each item begins with its file. */
function listSteps(heading: string): Step[] {
  const section = tour.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  const items = section.matchAll(/^\d+\. (.*)$/gm);
  return [...items].map(([, item = '']) => ({
    file: /^`([^`]+)`/.exec(item)?.[1] ?? item,
    joint: /joined in `([^`]+)`/i.exec(item)?.[1] ?? null,
    crosses: /\bcrosses\b/i.test(item),
  }));
}

const importsOf = Map.groupBy(listImports(), ({ file }) => file);
const takes = (importer: string, file: string) =>
  importsOf.get(importer)?.some(({ path }) => path === file) ?? false;

/** All that a file leads to by imports, itself included. */
function reach(start: string): Set<string> {
  const reached = new Set([start]);
  for (const file of reached) for (const { path } of importsOf.get(file) ?? []) reached.add(path);
  return reached;
}

/** Imported by one before it, or by wiring that knows one before it too. */
function isReached({ file, joint, crosses }: Step, before: readonly string[]): boolean {
  if (crosses || before.length === 0) return true;
  if (before.some((earlier) => takes(earlier, file))) return true;
  if (joint === null || !takes(joint, file)) return false;
  return before.some((earlier) => reach(joint).has(earlier) || reach(earlier).has(joint));
}

describe.each(bounds)('%s', (heading, most) => {
  const steps = listSteps(heading);
  const files = steps.map(({ file }) => file);

  test(`passes at most ${most} files, each named once`, () => {
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(most);
    expect(files).toEqual([...new Set(files)]);
  });

  test('names files that are there', () => {
    const named = steps.flatMap(({ file, joint }) => [file, joint ?? file]);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('reaches each file from one before it', () => {
    const astray = steps.filter((step, place) => !isReached(step, files.slice(0, place)));
    expect(astray.map(({ file }) => file)).toEqual([]);
  });
});
