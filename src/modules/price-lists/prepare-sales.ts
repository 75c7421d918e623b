import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { forEachIdRange } from '#db/id-ranges.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { lockListed, writeAhead } from '#modules/indexing/listing-ahead.queries.ts';
import { relistProducts } from '#modules/indexing/listing-maintenance.queries.ts';

import {
  claimComing,
  cleanAhead,
  finishComing,
  holdComing,
  noteComing,
  selectBehind,
} from './listing-moments.queries.ts';

type Db = Kysely<Database>;

/** How long before a sale begins or ends the listing is written ahead: 100,000 products take two minutes. */
const aheadSeconds = 600;
const atOnce = 200;
/** How long an instance that was stopped keeps the others from what it was at. */
const claimSeconds = 30;
/** It works for a third of the time. */
const pauseFactor = 2;
const longestPauseMs = 1000;
const cleanedAtOnce = 5000;

/**
 * Writes ahead what the listing will say of prices once sales begin or end, so that its order, filter and facets follow
 * with the moment. Who changes a product meanwhile writes its own; who changes a sale has all of it written anew. What
 * does not get ready in time follows by `bookSales`.
 */
export async function prepareSales(db: Db, signal?: AbortSignal): Promise<void> {
  await cleanAhead(db, cleanedAtOnce);
  await db.transaction().execute((trx) => noteComing(trx, aheadSeconds));
  const moments = await claimComing(db, claimSeconds);
  if (moments.length === 0) return;
  let isWanted = true;
  await forEachIdRange(db, 'products', atOnce, async (ids) => {
    signal?.throwIfAborted();
    // Before the products are locked: who changes sales may keep it waiting.
    isWanted &&= await holdComing(db, moments, claimSeconds);
    if (!isWanted) return;
    await inSteps(async () =>
      retryOnConflict(() =>
        db.transaction().execute(async (trx) => {
          await lockListed(trx, ids);
          await writeAhead(trx, ids, { replaces: false });
        }),
      ),
    );
  });
  if (!isWanted) return;
  await db.transaction().execute(async (trx) => {
    if (await finishComing(trx, moments)) await notifyChange(trx, ['listing-ahead']);
  });
}

/**
 * Makes what was written ahead for moments that have passed the listing's own, as far as nobody has done so yet: what was
 * begun before a moment may be committed after all others.
 */
export async function takeOverAhead(db: Db, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const ids = await selectBehind(db, atOnce);
    if (ids.length === 0) return;
    await inSteps(() =>
      retryOnConflict(() =>
        db.transaction().execute(async (trx) => {
          await lockListed(trx, ids);
          await relistProducts(trx, ids);
        }),
      ),
    );
  }
}

async function inSteps(step: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await step();
  const pauseMs = Math.min((performance.now() - began) * pauseFactor, longestPauseMs);
  await sleep(pauseMs, undefined, { ref: false });
}
