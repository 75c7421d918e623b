/** What stands at `start` up to `end` becomes `put`. */
export interface Hunk<Value> {
  start: number;
  end: number;
  put: readonly Value[];
}

/** Of changes and steps: texts that differ in more are not compared. */
const mostChanges = 400;
const mostSteps = 4_000_000;

/**
 * The hunks that make one list into another, in their order and apart from each other; null where the lists differ
 * in more than can be found out in a few milliseconds. Myers, An O(ND) Difference Algorithm (1986).
 */
export function diffLists(from: readonly string[], to: readonly string[]): Hunk<string>[] | null {
  let head = 0;
  while (head < from.length && head < to.length && from[head] === to[head]) head++;
  let tail = 0;
  const most = Math.min(from.length, to.length) - head;
  while (tail < most && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail++;
  const one = from.slice(head, from.length - tail);
  const other = to.slice(head, to.length - tail);
  const trace = one.length > 0 && other.length > 0 ? traceEdits(...numberValues(one, other)) : [];
  if (!trace) return null;
  const kept = trace.length > 0 ? walkBack(trace, one.length, other.length) : [];
  return toHunks(kept, one.length, other).map(({ start, end, put }) => ({
    start: start + head,
    end: end + head,
    put,
  }));
}

/** Numbers are compared faster than long texts. */
function numberValues(one: readonly string[], other: readonly string[]): [number[], number[]] {
  const numbers = new Map<string, number>();
  const numberOf = (value: string) => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, numbers.size);
    return numbers.size - 1;
  };
  return [one.map(numberOf), other.map(numberOf)];
}

/** The furthest points of each number of edits, by diagonal from the lowest on. */
function traceEdits(one: readonly number[], other: readonly number[]): Int32Array[] | null {
  const trace: Int32Array[] = [];
  let steps = 0;
  for (let edits = 0; edits <= mostChanges; edits++) {
    const furthest = new Int32Array(2 * edits + 1);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = stepFrom(trace, edits, diagonal).start;
      while (x < one.length && x - diagonal < other.length && one[x] === other[x - diagonal]) {
        x++;
        steps++;
      }
      if (++steps > mostSteps) return null;
      furthest[diagonal + edits] = x;
      if (x >= one.length && x - diagonal >= other.length) return [...trace, furthest];
    }
    trace.push(furthest);
  }
  return null;
}

/** The edit that leads to a diagonal furthest: from which one, how far that was, and where it arrives. */
function stepFrom(
  trace: readonly Int32Array[],
  edits: number,
  diagonal: number,
): { previous: number; end: number; start: number } {
  if (edits === 0) return { previous: 0, end: 0, start: 0 };
  const before = trace[edits - 1];
  const reach = (of: number) => before?.[of + edits - 1] ?? -1;
  const isDown = diagonal === -edits || (diagonal !== edits && reach(diagonal - 1) < reach(diagonal + 1));
  const previous = isDown ? diagonal + 1 : diagonal - 1;
  const end = reach(previous);
  return { previous, end, start: isDown ? end : end + 1 };
}

/** Pairs of places that say the same, in their order. */
function walkBack(trace: readonly Int32Array[], width: number, height: number): [number, number][] {
  const kept: [number, number][] = [];
  let x = width;
  let y = height;
  for (let edits = trace.length - 1; edits >= 0; edits--) {
    const { previous, end, start } = stepFrom(trace, edits, x - y);
    while (x > start && y > 0) kept.push([--x, --y]);
    x = end;
    y = end - previous;
  }
  return kept.toReversed();
}

function toHunks(
  kept: readonly [number, number][],
  length: number,
  other: readonly string[],
): Hunk<string>[] {
  const hunks: Hunk<string>[] = [];
  let start = 0;
  let from = 0;
  for (const [x, y] of [...kept, [length, other.length] as const]) {
    if (x > start || y > from) hunks.push({ start, end: x, put: other.slice(from, y) });
    start = x + 1;
    from = y + 1;
  }
  return hunks;
}
