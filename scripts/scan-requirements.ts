import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
export const requirementsFile = join(root, 'docs/requirements.md');

export interface Requirement {
  id: number;
  text: string;
}

/** A title of a test, or of a group of tests, that names requirements. */
export interface Proof {
  file: string;
  line: number;
  title: string;
  ids: number[];
}

/** What a test file says of requirements: its tags, and lines with a tag that is in no title or cannot be read. */
export interface TagScan {
  proofs: Proof[];
  misplaced: string[];
}

/** The numbered lines of `docs/requirements.md`. */
export function readRequirements(text: string = readFileSync(requirementsFile, 'utf8')): Requirement[] {
  return [...text.matchAll(/^(\d+)\. (.+)$/gm)].map(([, id, line = '']) => ({ id: Number(id), text: line }));
}

/** A title is the first of several arguments, of `test`, `describe`, `it` or of what `each` returns. */
const titles = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
/** What the tests of a source, and groups of them, are called; values in titles as they are written there. */
export function listTitles(source: string): string[] {
  return [...source.matchAll(titles)].map(([, , title = '']) => title);
}

const tag = /\[R\d[^\]]*\]/g;

/** `[R9]`, `[R9-12]` and `[R9-12,20]` in titles: single requirements, and ranges from the first to the last. */
export function scanTags(file: string, source: string): TagScan {
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const proofs: Proof[] = [];
  const read = new Set<number>();
  for (const match of source.matchAll(titles)) {
    const [whole, quote = '', title = ''] = match;
    const start = match.index + whole.lastIndexOf(quote + title + quote) + 1;
    const ids = [...title.matchAll(tag)].flatMap((found) => {
      const numbers = readTag(found[0]);
      if (numbers.length > 0) read.add(start + found.index);
      return numbers;
    });
    if (ids.length > 0) proofs.push({ file, line: lineAt(start), title: title.replace(tag, '').trim(), ids });
  }
  const misplaced = [...source.matchAll(tag)]
    .filter(({ index }) => !read.has(index))
    .map((found) => `${file}:${lineAt(found.index)} ${found[0]}`);
  return { proofs, misplaced };
}

/** No numbers for a tag that is written otherwise, or whose range goes backwards. */
function readTag(text: string): number[] {
  const parts = text.slice('[R'.length, -1).split(',');
  const ranges = parts.map((part) => /^(\d+)(?:-(\d+))?$/.exec(part));
  const ids = ranges.flatMap((range) => {
    const [first, last] = [Number(range?.[1]), Number(range?.[2] ?? range?.[1])];
    return last >= first ? Array.from({ length: last - first + 1 }, (_, place) => first + place) : [NaN];
  });
  return ids.some(Number.isNaN) ? [] : ids;
}

/** The tags of every test of the project. */
export function scanTests(): TagScan {
  const files = globSync(['tests/**/*.{ts,tsx}', '{src,scripts,demo,bench}/**/*.test.{ts,tsx}'], {
    cwd: root,
  }).toSorted();
  const scans = files
    // Its examples are no proofs.
    .filter((file) => file !== 'scripts/scan-requirements.test.ts')
    .map((file) => scanTags(file, readFileSync(join(root, file), 'utf8')));
  return {
    proofs: scans.flatMap(({ proofs }) => proofs),
    misplaced: scans.flatMap(({ misplaced }) => misplaced),
  };
}

/** Tags that name no requirement, with their place. */
export function findUnknown(proofs: readonly Proof[], requirements: readonly Requirement[]): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  return proofs.flatMap(({ file, line, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}:${line} R${id}`),
  );
}
