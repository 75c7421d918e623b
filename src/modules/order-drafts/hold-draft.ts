import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { fieldErrors } from '#domain/errors.ts';
import type { OrderDraftContent } from '#domain/schemas/order-draft.schema.ts';
import { countPieces, countWanted, findShort, readItems, withReturned } from '#modules/inventory/items.ts';
import { exchangeStock, holdStock } from '#modules/inventory/stock.ts';

import {
  lockNextEnded,
  deleteDraft,
  replaceHolds,
  type DraftRow,
  type HeldPieces,
} from './order-drafts.queries.ts';
import { shortLines } from './plan-draft.ts';

type Trx = Kysely<Database>;
type HoldingDraft = Pick<DraftRow, 'id' | 'held'>;

/**
 * Keeps the stock of a locked draft's goods until a moment, taken as an unpaid order takes it; what it kept before and
 * no longer needs goes back. Throws 422 at the lines of which there is not enough, and then all is as it was.
 */
export async function holdDraft(
  trx: Trx,
  draft: HoldingDraft,
  { content, until }: { content: Pick<OrderDraftContent, 'lines'>; until: Date },
): Promise<void> {
  const wanted = countWanted(content.lines);
  const before = piecesOf(draft);
  const counted = await holdStock(trx, [...new Set([...wanted.keys(), ...before.keys()])]);
  const items = await readItems(trx, [...wanted.keys()]);
  const lines = items.map((item) => ({
    row: withReturned(item, before),
    quantity: wanted.get(item.variationId) ?? 0,
  }));
  const short = findShort(lines).map(({ line, available }) => [line.row.variationId, available] as const);
  if (short.length > 0) throw fieldErrors({ lines: { children: shortLines(content, new Map(short)) } });
  const held = countPieces(lines).map(({ row, quantity }): HeldPieces => ({
    variationId: row.variationId,
    quantity,
  }));
  const kept = piecesOf({ held });
  const changes = counted
    .map(({ variationId }) => ({
      variationId,
      quantity: (kept.get(variationId) ?? 0) - (before.get(variationId) ?? 0),
    }))
    .filter(({ quantity }) => quantity !== 0);
  if ((await exchangeStock(trx, changes)).length > 0) throw new Error('A locked stock has changed');
  await replaceHolds(trx, draft.id, { held, until });
}

/** Gives back what is kept for a locked draft. */
export async function releaseDraft(trx: Trx, draft: HoldingDraft): Promise<void> {
  await exchangeStock(
    trx,
    draft.held.map(({ variationId, quantity }) => ({ variationId, quantity: -quantity })),
  );
  await replaceHolds(trx, draft.id, { held: [], until: null });
}

/** What is kept, by variation: of bundles their parts. */
export function piecesOf({ held }: Pick<DraftRow, 'held'>): Map<number, number> {
  return new Map(held.map(({ variationId, quantity }) => [variationId, quantity]));
}

/**
 * Gives back stock whose time has passed, and deletes drafts that nobody has saved for long, each in a transaction of
 * its own, and says how many. Several instances may work on it at once.
 */
export async function endDrafts(db: Kysely<Database>, signal?: AbortSignal): Promise<number> {
  for (let count = 0; ; count++) {
    if (signal?.aborted || !(await endNext(db))) return count;
  }
}

function endNext(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const draft = await lockNextEnded(trx);
    if (!draft) return false;
    await releaseDraft(trx, draft);
    if (draft.isExpired) await deleteDraft(trx, draft.id);
    return true;
  });
}
