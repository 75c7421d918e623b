import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { forEachIdRange } from '#db/id-ranges.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { lockListed, selectShownPrices } from '#modules/indexing/listing-ahead.queries.ts';
import { relistProducts } from '#modules/indexing/listing-maintenance.queries.ts';
import { noteProductParts } from '#modules/indexing/product-parts.queries.ts';
import { notePrices } from '#modules/indexing/sale-prices.queries.ts';

import {
  claimMoments,
  deleteMoments,
  hasDueMoments,
  holdMoments,
  selectCatalogsOf,
  type Moment,
} from './sale-lists.queries.ts';

type Db = Kysely<Database>;

const atOnce = 200;
/** How long an instance that was stopped keeps the others from what it was at. */
const claimSeconds = 30;
/** More changed products than this are told as a whole: naming each would cost more than reading all anew. */
const mostNamed = 300;
const longestPauseMs = 1000;
/** Pauses by what a step took: where listings show what was written ahead, nobody waits for the rest. */
const pauseFactor = { hurried: 1, calm: 4 };

/**
 * Brings what is derived of prices in line after a sale has begun, ended or changed: the history, with the moment at which
 * it did; the listing and its order, as far as they were not written ahead (`prepare-sales.ts`); and the parts of feeds.
 * What a product costs needs none of it. Each step stands by itself, and all may be done again.
 */
export async function bookSales(db: Db, signal?: AbortSignal): Promise<void> {
  const moments = await claimMoments(db, claimSeconds);
  if (moments.length === 0) return;
  const changed: number[] = [];
  // Whoever was stopped on the way has told nobody.
  const wasChanged = moments.some(({ hasChanged }) => hasChanged);
  await forEachIdRange(db, 'products', atOnce, async (ids) => {
    signal?.throwIfAborted();
    const began = performance.now();
    const { noted, moved } = await retryOnConflict(() =>
      db.transaction().execute((trx) => bookProducts(trx, ids, moments)),
    );
    changed.push(...moved);
    if (noted === 0) return;
    const isHurried = moved.length > 0 || (await hasDueMoments(db));
    const pauseMs = (performance.now() - began) * pauseFactor[isHurried ? 'hurried' : 'calm'];
    await sleep(Math.min(pauseMs, longestPauseMs), undefined, { ref: false });
  });
  await db.transaction().execute(async (trx) => {
    await deleteMoments(trx, moments);
    if (!wasChanged && changed.length === 0) return;
    // Prices were told at the boundary: only where products stand is another.
    const isWhole = wasChanged || changed.length > mostNamed;
    const catalogs = await selectCatalogsOf(trx, isWhole ? 'all' : changed);
    await notifyChange(trx, [
      'listings',
      ...(isWhole ? ['listing-order'] : changed.map((id) => `product:${id}`)),
      ...catalogs.map((id) => `listing:${id}`),
    ]);
  });
}

/** Gives how many of the products have other prices, and those of them that now stand elsewhere in listings. */
async function bookProducts(
  trx: Db,
  ids: readonly number[],
  moments: readonly Moment[],
): Promise<{ noted: number; moved: number[] }> {
  const found = new Set<number>();
  for (const since of [...moments.map(({ at }) => at), 'now'])
    for (const id of await notePrices(trx, ids, since)) found.add(id);
  const noted = [...found].toSorted((one, other) => one - other);
  let moved: number[] = [];
  if (noted.length > 0) {
    await lockListed(trx, noted);
    const before = await selectShownPrices(trx, noted);
    await relistProducts(trx, noted);
    const after = await selectShownPrices(trx, noted);
    moved = noted.filter((id) => before.get(id) !== after.get(id));
    await noteProductParts(trx, noted);
  }
  await holdMoments(trx, moments, { seconds: claimSeconds, hasChanged: moved.length > 0 });
  return { noted: noted.length, moved };
}
