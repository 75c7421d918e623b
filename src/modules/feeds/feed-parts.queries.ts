import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { lockStaleParts, stalePartsOf } from '#modules/indexing/product-parts.queries.ts';

type Db = Kysely<Database>;

/** What is kept of a part for machines: offers of each service, and addresses for the sitemap. */
export const pieceKinds = ['google', 'yandex', 'sitemap'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** A file of a piece (see `gzip-pieces.ts`). */
interface KeptPiece {
  key: string;
  crc: number;
  length: number;
}

/** Kinds of which a part has nothing are left out. */
export type KeptPieces = Partial<Record<PieceKind, KeptPiece>>;

export interface FeedPartRow {
  part: number;
  /** False where the part has changed since, or was made from other settings. */
  isFresh: boolean;
  piece: KeptPiece | null;
  madeAt: Date | null;
  /** Of the product that was changed last; null where none is shown. */
  changedAt: Date | null;
}

/** All parts from `first` to `last`, in their order. */
export async function selectFeedParts(
  db: Db,
  { kind, basis, first, last }: { kind: PieceKind; basis: string; first: number; last: number },
): Promise<FeedPartRow[]> {
  const { rows } = await sql<FeedPartRow>`
    with stale as materialized (${stalePartsOf('feed_parts')})
    select part, coalesce(not f.is_stale and f.basis = ${basis} and stale.part is null, false) as "isFresh",
      f.pieces -> ${kind}::text as piece, f.made_at as "madeAt", f.changed_at as "changedAt"
    from feed_parts f full join stale using (part)
    where part between ${first} and ${last} order by part`.execute(db);
  return rows;
}

/**
 * Locks parts to make anew: those that have changed, and those made from other settings more than a minute ago, so
 * that instances which disagree about the shop's address do not undo each other's work all the time.
 */
export function lockFeedParts(trx: Db, basis: string, limit: number): Promise<number[]> {
  const isOther = sql<boolean>`(basis <> ${basis} and made_at < now() - interval '1 minute')`;
  return lockStaleParts(trx, 'feed_parts', limit, isOther);
}

/** Gives the files that nobody reads any more: those before the ones that are replaced. */
export async function updateFeedPart(
  trx: Db,
  part: number,
  made: { basis: string; pieces: KeptPieces; changedAt: Date | null },
): Promise<string[]> {
  const { rows } = await sql<{ former: KeptPieces; left: KeptPieces }>`
    update feed_parts f set is_stale = false, basis = ${made.basis}, made_at = now(), changed_at = ${made.changedAt},
      pieces = ${JSON.stringify(made.pieces)}::jsonb, former_pieces = old.pieces
    from (select part, pieces, former_pieces from feed_parts where part = ${part}) old
    where f.part = old.part returning old.former_pieces as left, old.pieces as former`.execute(trx);
  const keysOf = (pieces: KeptPieces = {}) => Object.values(pieces).map(({ key }) => key);
  const needed = new Set([...keysOf(made.pieces), ...keysOf(rows[0]?.former)]);
  return keysOf(rows[0]?.left).filter((key) => !needed.has(key));
}

/** Their files are not where they were. */
export async function markLostParts(db: Db, parts: readonly number[]): Promise<void> {
  await sql`update feed_parts set is_stale = true where part = any(${[...parts]}::int[])`.execute(db);
}
