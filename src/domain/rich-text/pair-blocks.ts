import { diffLists, type Hunk } from './diff-lists.ts';
import { isElement, wordsOf, type Block } from './parse-blocks.ts';

/** A hunk of blocks; a pair is one block that was written on rather than replaced. */
export interface BlockHunk extends Hunk<Block> {
  isPair: boolean;
}

/** More combinations are not tried. */
const mostPairs = 400;
/** Of the words of both: below it a block is another one. */
const leastAlike = 0.5;
const textBlocks = new Set(['p', 'h2', 'h3', 'h4']);

/**
 * What makes the blocks of one text into those of another, in their order; null where they differ in too much.
 * `isInner`: they stand in elements that are a pair.
 */
export function diffBlocks(
  from: readonly Block[],
  to: readonly Block[],
  isInner: boolean,
): BlockHunk[] | null {
  const sources = (blocks: readonly Block[]) => blocks.map(({ source }) => source);
  const hunks = diffLists(sources(from), sources(to));
  if (!hunks) return null;
  let moved = 0;
  return hunks.flatMap(({ start, end, put }) => {
    const first = start + moved;
    moved += put.length - (end - start);
    return pairWithin(from.slice(start, end), to.slice(first, first + put.length), start, isInner);
  });
}

function pairWithin(
  gone: readonly Block[],
  come: readonly Block[],
  offset: number,
  isInner: boolean,
): BlockHunk[] {
  const hunks: BlockHunk[] = [];
  let start = 0;
  let first = 0;
  const addRest = (end: number, last: number) => {
    if (end > start || last > first)
      hunks.push({ start: offset + start, end: offset + end, put: come.slice(first, last), isPair: false });
  };
  for (const [one, other] of findPairs(gone, come, isInner)) {
    addRest(one, other);
    hunks.push({
      start: offset + one,
      end: offset + one + 1,
      put: come.slice(other, other + 1),
      isPair: true,
    });
    start = one + 1;
    first = other + 1;
  }
  addRest(gone.length, come.length);
  return hunks;
}

/** The pairs that are most alike together, in their order. */
function findPairs(gone: readonly Block[], come: readonly Block[], isInner: boolean): [number, number][] {
  const [only, sole] = [gone[0], come[0]];
  const isOne = gone.length === 1 && come.length === 1;
  if (isInner && isOne && !isElement(only) && !isElement(sole)) return [[0, 0]];
  if (gone.length * come.length > mostPairs) return [];
  const left = gone.map((block) => ({ block, words: wordsOf(block) }));
  const right = come.map((block) => ({ block, words: wordsOf(block) }));
  let row: { score: number; pairs: [number, number][] }[] = [{ score: 0, pairs: [] }];
  for (let y = 0; y < right.length; y++) row.push({ score: 0, pairs: [] });
  for (const [x, one] of left.entries()) {
    const next = [{ score: 0, pairs: [] as [number, number][] }];
    for (const [y, other] of right.entries()) {
      const above = row[y + 1];
      const before = next[y];
      const diagonal = row[y];
      if (!above || !before || !diagonal) break;
      const alike = canPair(one.block, other.block) ? likeness(one.words, other.words) : 0;
      const paired = {
        score: diagonal.score + alike,
        pairs: [...diagonal.pairs, [x, y] as [number, number]],
      };
      const best = above.score >= before.score ? above : before;
      next.push(alike >= leastAlike && paired.score > best.score ? paired : best);
    }
    row = next;
  }
  return row.at(-1)?.pairs ?? [];
}

function canPair(one: Block, other: Block): boolean {
  if (!isElement(one) || !isElement(other)) return isElement(one) === isElement(other);
  return one.name === other.name || (textBlocks.has(one.name) && textBlocks.has(other.name));
}

/** How much of the words of both is the same, from 0 to 1 (Dice). */
function likeness(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const left = counts.get(word) ?? 0;
    if (left > 0) shared++;
    counts.set(word, left - 1);
  }
  return (2 * shared) / (one.length + other.length);
}
