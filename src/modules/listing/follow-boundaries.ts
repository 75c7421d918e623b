import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import type { LoadedIndex } from './answer-from-index.ts';
import { hasListingMoment } from './listing.queries.ts';

/** For so long somebody may turn out to have changed a sale right before the moment that was crossed. */
const doubtMs = 60_000;

/** Has an index follow the moments for which prices were written ahead; `clock` are milliseconds that never go back. */
export function createBoundaryFollower(db: Kysely<Database>, clock: () => number) {
  let crossedAt = Number.NEGATIVE_INFINITY;
  let outdatedAt = Infinity;
  /** A moment of which it is to be seen whether what was written ahead for it counted when it came. */
  let doubted: number | undefined;
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
      if (clock() - crossedAt < doubtMs) doubted = index.crossed;
      const [next] = index.boundaries;
      if (!next) return false;
      outdatedAt = Math.min(outdatedAt, next.at);
      index.boundaries = [];
      return true;
    },
    /** Whether somebody may have changed sales right before the moment that was crossed last. */
    isInDoubt: () => doubted !== undefined,
    /** False where somebody has. */
    async settleDoubt(): Promise<boolean> {
      const momentId = doubted;
      doubted = undefined;
      return momentId === undefined || hasListingMoment(db, momentId);
    },
    /** An index was loaded that knows what is written ahead by now. */
    renew(): void {
      outdatedAt = Infinity;
      doubted = undefined;
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
