import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { DocumentPatch } from '#domain/layers/patch.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, type Invalidated, type Tag } from '#platform/cache/tags.ts';

import { pricesTag, tagsOfDocuments } from './layer-tags.ts';
import { selectApproved, type ApprovedRow, type SaleTimes } from './layers.queries.ts';
import { saysSomething } from './manage-layers.ts';

/** What is said of a document at the moment; `signature` tells it from what was said before. */
export interface ActivePatch {
  signature: string;
  patch: DocumentPatch;
}

export interface ApprovedLayers extends Invalidated {
  /** Of a document, the lowest layer first. While the database is away the last known ones count. */
  listActive(key: DocumentKey): Promise<ActivePatch[]>;
  /**
   * What visitors see otherwise since it was asked last, because a layer has begun or ended: that is to be dropped from
   * caches. Asked at every request, it compares one number.
   */
  takeCrossed(): readonly Tag[];
  /** Reads the layers anew where they have grown old, and the database's clock with them. */
  refresh(): Promise<void>;
}

interface Snapshot {
  byKey: ReadonlyMap<string, readonly ApprovedRow[]>;
  rows: readonly ApprovedRow[];
  sales: readonly SaleTimes[];
}

/** A crossing as caches are told of it. */
interface Boundary {
  moment: number;
  tags: readonly Tag[];
}

const ttlMs = 15_000;
/** A clock that drifts is followed without going back. */
const mostDriftMs = 1000;
/** Prices are read by the database's own clock: what was drawn by one that is a little late is dropped, too. */
const priceDelayMs = 200;
const none: readonly Tag[] = [];

/**
 * Approved layers, those to come included, in memory, tag `layers`. What is active goes by this process's clock,
 * corrected by the database's: instances agree, and none is told of a start or an end.
 */
export function createApprovedLayers({
  db,
  clock = Date.now,
}: {
  db: Kysely<Database>;
  /** Milliseconds since 1970. */
  clock?: () => number;
}): ApprovedLayers {
  let correction = 0;
  let latest = 0;
  let lookedAt = 0;
  let nextAt = Infinity;
  let known: Snapshot | undefined;
  let crossed = new Set<Tag>();

  /** Never goes back, whatever the correction. */
  const now = () => (latest = Math.max(latest, clock() + correction));

  /** Notes what has begun or ended since it was looked at last, and when that is to happen next. */
  const look = () => {
    const at = now();
    const boundaries = known ? boundariesOf(known) : [];
    const passed = boundaries.filter(({ moment }) => moment > lookedAt && moment <= at);
    for (const tag of passed.flatMap(({ tags }) => tags)) crossed.add(tag);
    lookedAt = at;
    nextAt = Math.min(Infinity, ...boundaries.flatMap(({ moment }) => (moment > at ? [moment] : [])));
  };

  const cache = createLoadingCache<'all', Snapshot>({
    max: 1,
    ttlMs,
    load: async () => {
      const sentAt = clock();
      const { now: theirs, rows: stored, sales } = await selectApproved(db);
      const here = (sentAt + clock()) / 2;
      // What was only looked at in a layer is as in Live.
      const rows = stored.filter(({ patch }) => saysSomething(patch));
      // By the layers and the clock that were known until now: what they say has begun or ended is in no new list.
      if (known) look();
      const corrected = theirs.getTime() - here;
      // One of the clocks was set: what it said before counts for nothing.
      if (Math.abs(corrected - correction) > mostDriftMs) latest = 0;
      correction = corrected;
      known = { rows, sales, byKey: Map.groupBy(rows, ({ key }) => key) };
      if (lookedAt === 0) lookedAt = now();
      look();
      return new Map([['all', known]]);
    },
  });

  const read = async (): Promise<Snapshot> => {
    try {
      return (await cache.get('all')) ?? known ?? empty;
    } catch (error) {
      if (known) return known;
      throw error;
    }
  };

  return {
    async listActive(key) {
      const rows = (await read()).byKey.get(key);
      if (!rows) return [];
      const at = now();
      return rows
        .filter((row) => row.startsAt.getTime() <= at && (row.endsAt === null || row.endsAt.getTime() > at))
        .map(({ layerId, revision, patch }) => ({
          signature: `${layerId}.${revision}`,
          patch: patch as DocumentPatch,
        }));
    },
    takeCrossed() {
      // Before the layers are known the clock is not corrected either.
      if (nextAt < Infinity && now() >= nextAt) look();
      if (crossed.size === 0) return none;
      const tags = [...crossed];
      crossed = new Set();
      return tags;
    },
    async refresh() {
      await cache.get('all');
    },
    invalidate(tags) {
      if (hasTag(tags, 'layers')) cache.clear();
    },
  };
}

const empty: Snapshot = { rows: [], sales: [], byKey: new Map() };

function boundariesOf({ rows, sales }: Snapshot): Boundary[] {
  return [
    ...rows.flatMap((row) => momentsOf(row).map((moment) => ({ moment, tags: tagsOfDocuments([row.key]) }))),
    ...sales.flatMap((sale) =>
      momentsOf(sale).map((moment) => ({ moment: moment + priceDelayMs, tags: [pricesTag] })),
    ),
  ];
}

function momentsOf({ startsAt, endsAt }: SaleTimes): number[] {
  return [startsAt.getTime(), ...(endsAt ? [endsAt.getTime()] : [])];
}
