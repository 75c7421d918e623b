import type { LoadedIndex } from './answer-from-index.ts';

/** For so long somebody may turn out to have changed a sale right before the moment that was crossed. */
const doubtMs = 60_000;

/** Has an index follow the moments for which prices were written ahead; `clock` are milliseconds that never go back. */
export function createBoundaryFollower(clock: () => number) {
  let crossedAt = Number.NEGATIVE_INFINITY;
  let outdatedAt = Infinity;
  return {
    /** Has prices of moments that have come count; false where those are not known any more. */
    follow(index: LoadedIndex): boolean {
      const now = clock();
      if (now >= outdatedAt) return false;
      if (crossBoundaries(index, now)) crossedAt = now;
      return true;
    },
    /** Sales have changed: what was written ahead says nothing of moments to come. False where none was known. */
    forget(index: LoadedIndex): boolean {
      const [next] = index.boundaries;
      if (!next) return false;
      outdatedAt = Math.min(outdatedAt, next.at);
      index.boundaries = [];
      return true;
    },
    /** The moment whose prices count, as long as somebody may have changed them right before it came. */
    doubtful: (index: LoadedIndex) => (clock() - crossedAt < doubtMs ? index.crossed : undefined),
    /** An index was loaded that knows what is written ahead by now. */
    renew(): void {
      outdatedAt = Infinity;
    },
  };
}

function crossBoundaries(index: LoadedIndex, now: number): boolean {
  let hasCrossed = false;
  for (let [next] = index.boundaries; next && next.at <= now; [next] = index.boundaries) {
    index.boundaries.shift();
    index.crossed = next.momentId;
    index.rows.advance();
    index.sides.clear();
    hasCrossed = true;
  }
  return hasCrossed;
}
