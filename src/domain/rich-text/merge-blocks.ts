import { diffLists, type Hunk } from './diff-lists.ts';
import { diffBlocks, type BlockHunk } from './pair-blocks.ts';
import {
  isElement,
  isMark,
  parseBlocks,
  parseLines,
  wordsOf,
  type Block,
  type Element,
} from './parse-blocks.ts';

/** Characters. */
const longest = 100_000;

/**
 * What two people have made of a text, in one: by paragraph, list item and cell, and within one of them by word.
 * HTML where one of the three has tags, else lines. Whose text is named first says nothing. Null where it cannot
 * be said what both would want: both changed the same words, or both their marks.
 */
export function mergeBlocks(was: string, theirs: string, mine: string): string | null {
  if (theirs === mine || was === theirs) return mine;
  if (was === mine) return theirs;
  const texts = [was, theirs, mine];
  if (texts.some(({ length }) => length > longest)) return null;
  if (!texts.some((text) => text.includes('<')))
    return mergeLists(parseLines(was), parseLines(theirs), parseLines(mine), false)?.join('\n') ?? null;
  const [base, one, other] = texts.map(parseBlocks);
  if (!base || !one || !other) return null;
  const merged = mergeLists(base, one, other, false)?.join('') ?? null;
  return merged !== null && parseBlocks(merged) ? merged : null;
}

/** The merged blocks as they are written. */
function mergeLists(
  base: readonly Block[],
  theirs: readonly Block[],
  mine: readonly Block[],
  isInner: boolean,
): string[] | null {
  const one = diffBlocks(base, theirs, isInner);
  const other = diffBlocks(base, mine, isInner);
  if (!one || !other || isPutTwice(one, other)) return null;
  const hunks = joinHunks(one, other, (left, right) => settleBlocks(left, right, { base, one, other }));
  return (
    hunks &&
    write(
      base.map(({ source }) => source),
      hunks.map(({ start, end, put }) => ({ start, end, put: put.map(({ source }) => source) })),
    )
  );
}

/** Both put the same paragraph into different places: it would stand there twice. */
function isPutTwice(one: readonly BlockHunk[], other: readonly BlockHunk[]): boolean {
  const putBy = (hunks: readonly BlockHunk[]) =>
    hunks.flatMap((hunk) =>
      hunk.isPair
        ? []
        : hunk.put.filter((block) => wordsOf(block).length > 0).map(({ source }) => ({ source, hunk })),
    );
  const theirs = new Map(putBy(one).map(({ source, hunk }) => [source, hunk]));
  return putBy(other).some(({ source, hunk }) => {
    const rival = theirs.get(source);
    return rival !== undefined && rival.start !== hunk.start;
  });
}

interface Sides {
  base: readonly Block[];
  one: readonly BlockHunk[];
  other: readonly BlockHunk[];
}

/** Hunks of both at one place. */
function settleBlocks(left: BlockHunk, right: BlockHunk, { base, one, other }: Sides): Hunk<Block>[] | null {
  const block = base[left.start];
  if (left.isPair && right.isPair && left.start === right.start && block) {
    const [theirs, mine] = [left.put[0], right.put[0]];
    const source = theirs && mine ? mergePair(block, theirs, mine) : null;
    return source === null ? null : [{ ...left, put: [{ tokens: [], source }] }];
  }
  const isBoth = isAddition(left) && isAddition(right);
  if (!isBoth || ![...left.put, ...right.put].every(isElement)) return null;
  // What follows a paragraph that its author has changed too is likely the rest of it.
  const follows = (hunks: readonly BlockHunk[]) =>
    hunks.some(({ isPair, end }) => isPair && end === left.start);
  const isSplit = { one: follows(one), other: follows(other) };
  const text = (hunk: BlockHunk) => hunk.put.map(({ source }) => source).join('');
  const isFirst = isSplit.one === isSplit.other ? text(left) < text(right) : isSplit.one;
  return isFirst ? [left, right] : [right, left];
}

function mergePair(base: Block, theirs: Block, mine: Block): string | null {
  if (isElement(base) && isElement(theirs) && isElement(mine)) {
    const tags = mergeTags(base, theirs, mine);
    const inner = tags && mergeLists(base.children, theirs.children, mine.children, true);
    return inner ? [tags.open, ...inner, tags.close].join('') : null;
  }
  if (isElement(base) || isElement(theirs) || isElement(mine)) return null;
  const marks = [base, theirs, mine].map(({ tokens }) => tokens.filter(isMark).join(''));
  if (new Set(marks).size === 3) return null;
  return mergeWords(base.tokens, theirs.tokens, mine.tokens);
}

function mergeTags(base: Element, theirs: Element, mine: Element): Element | null {
  if (base.open === mine.open || theirs.open === mine.open) return theirs;
  return base.open === theirs.open ? mine : null;
}

function mergeWords(
  base: readonly string[],
  theirs: readonly string[],
  mine: readonly string[],
): string | null {
  const one = diffLists(base, theirs);
  const other = diffLists(base, mine);
  if (!one || !other) return null;
  const hunks = joinHunks<string, Hunk<string>>(one, other, () => null);
  const isTorn = hunks?.some((hunk, index) => isMoved(hunk, hunks[index + 1]));
  return hunks && !isTorn ? write(base, hunks).join('') : null;
}

/** Words were taken away and others put right there: they may be the same ones at another place. */
function isMoved(hunk: Hunk<string>, next: Hunk<string> | undefined): boolean {
  if (!next || hunk.end !== next.start) return false;
  return (isAddition(hunk) && next.put.length === 0) || (hunk.put.length === 0 && isAddition(next));
}

const isAddition = ({ start, end }: Hunk<unknown>) => start === end;

/** The hunks of both in their order; `settle` says what becomes of two that are at one place. */
function joinHunks<Value, One extends Hunk<Value>>(
  one: readonly One[],
  other: readonly One[],
  settle: (left: One, right: One) => Hunk<Value>[] | null,
): Hunk<Value>[] | null {
  const joined: Hunk<Value>[] = [];
  let [x, y] = [0, 0];
  for (;;) {
    const left = one[x];
    const right = other[y];
    if (!left || !right) return [...joined, ...one.slice(x), ...other.slice(y)];
    if (isSameHunk(left, right)) {
      joined.push(left);
      x++;
      y++;
    } else if (isApart(left, right)) {
      const isLeftFirst = left.start < right.start || (left.start === right.start && isAddition(left));
      joined.push(isLeftFirst ? left : right);
      if (isLeftFirst) x++;
      else y++;
    } else {
      const settled = settle(left, right);
      if (!settled) return null;
      joined.push(...settled);
      x++;
      y++;
    }
  }
}

function isApart(left: Hunk<unknown>, right: Hunk<unknown>): boolean {
  if (isAddition(left) && isAddition(right)) return left.start !== right.start;
  return left.end <= right.start || right.end <= left.start;
}

function isSameHunk<Value>(left: Hunk<Value>, right: Hunk<Value>): boolean {
  const sourceOf = (value: unknown) =>
    typeof value === 'object' && value !== null && 'source' in value ? value.source : value;
  return (
    left.start === right.start &&
    left.end === right.end &&
    left.put.length === right.put.length &&
    left.put.every((value, index) => sourceOf(value) === sourceOf(right.put[index]))
  );
}

function write(base: readonly string[], hunks: readonly Hunk<string>[]): string[] {
  const written: string[] = [];
  let at = 0;
  for (const { start, end, put } of hunks) {
    for (const value of base.slice(at, start)) written.push(value);
    for (const value of put) written.push(value);
    at = end;
  }
  return [...written, ...base.slice(at)];
}
