import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { lockStaleParts, markStaleParts } from './product-parts.queries.ts';

interface RefreshedParts {
  table: 'facet_parts' | 'figure_parts';
  /** How many a transaction takes. */
  atOnce: number;
  /** Makes what is kept of parts anew, which the transaction has locked. */
  recount(trx: Kysely<Database>, parts: readonly number[]): Promise<void>;
}

/** Brings what is kept by parts of the catalogue up to date, part by part; several instances share the parts. */
export async function refreshParts(
  db: Kysely<Database>,
  { table, atOnce, recount }: RefreshedParts,
  signal?: AbortSignal,
): Promise<void> {
  await db.transaction().execute(markStaleParts);
  for (;;) {
    if (signal?.aborted) return;
    const isDone = await db.transaction().execute(async (trx) => {
      const parts = await lockStaleParts(trx, table, atOnce);
      if (parts.length > 0) await recount(trx, parts);
      return parts.length < atOnce;
    });
    if (isDone) return;
  }
}
