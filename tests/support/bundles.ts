import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** Makes a variation a bundle of `[variationId, quantity]` pairs; what the database refuses leaves it as it was. */
export async function makeBundle(
  db: Kysely<Database>,
  bundleId: number,
  parts: readonly (readonly [number, number])[],
): Promise<void> {
  const items = parts.map(([variationId, quantity], position) => ({
    bundle_variation_id: bundleId,
    variation_id: variationId,
    quantity,
    position,
  }));
  await db.transaction().execute(async (trx) => {
    await sql`update variations set is_bundle = true where id = ${bundleId}`.execute(trx);
    await trx.insertInto('bundle_items').values(items).execute();
  });
}
