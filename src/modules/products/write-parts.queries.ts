import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs, type Cell } from '#db/insert-columns.ts';

import type { VariationWrite } from './product-write.ts';

type Trx = Kysely<Database>;
type Made = Pick<VariationWrite, 'parts'> & { id: number };

const columns = { bundle_id: 'int', variation_id: 'int', quantity: 'int', position: 'int' } as const;
const isGiven = sql`given.bundle_id = b.bundle_variation_id and given.position = b.position
  and given.quantity = b.quantity and given.variation_id is not distinct from b.variation_id`;

/** What variations are made of no longer goes, and those that are made of nothing are bundles no longer. */
export async function deleteOtherParts(trx: Trx, variations: readonly Made[]): Promise<void> {
  await sql`
    delete from bundle_items b where bundle_variation_id = any(${variations.map(({ id }) => id)}::int[])
      and not exists (select from ${rowsAs('given', columns, rowsOf(variations))} where ${isGiven})`.execute(
    trx,
  );
  const whole = variations.filter(({ parts }) => parts.length === 0).map(({ id }) => id);
  await sql`update variations set is_bundle = false where id = any(${whole}::int[]) and is_bundle`.execute(
    trx,
  );
}

/** What variations are made of, from now on; their stock follows (the triggers of the migration 0390). */
export async function insertParts(trx: Trx, variations: readonly Made[]): Promise<void> {
  const bundles = variations.filter(({ parts }) => parts.length > 0).map(({ id }) => id);
  if (bundles.length === 0) return;
  await sql`update variations set is_bundle = true where id = any(${bundles}::int[]) and not is_bundle`.execute(
    trx,
  );
  await sql`
    insert into bundle_items (bundle_variation_id, variation_id, quantity, position)
    select bundle_id, variation_id, quantity, position
    from ${rowsAs('given', columns, rowsOf(variations))}
    where not exists (select from bundle_items b where ${isGiven})`.execute(trx);
}

function rowsOf(variations: readonly Made[]): Cell[][] {
  return variations.flatMap(({ id, parts }) =>
    parts.map(({ variationId, quantity }, position) => [id, variationId, quantity, position]),
  );
}
