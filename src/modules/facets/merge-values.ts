import { sql, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';

/**
 * Products with one value have the other instead. Throws 409 where a product offers both as choices: its
 * variations differ by them.
 */
export async function mergeValues(trx: Transaction<Database>, fromId: number, intoId: number): Promise<void> {
  const both = await sql`
    select from option_values a join option_values b on a.option_id = b.option_id
    where a.facet_value_id = ${fromId} and b.facet_value_id = ${intoId} limit 1`.execute(trx);
  if (both.rows.length > 0) throw new AppError('conflict', 'catalog.errors.bothValues');
  await sql`update option_values set facet_value_id = ${intoId} where facet_value_id = ${fromId}`.execute(
    trx,
  );
  await sql`
    delete from product_properties a using product_properties b
    where a.product_id = b.product_id and a.facet_value_id = ${fromId} and b.facet_value_id = ${intoId}`.execute(
    trx,
  );
  await sql`update product_properties set facet_value_id = ${intoId} where facet_value_id = ${fromId}`.execute(
    trx,
  );
  await sql`delete from facet_values where id = ${fromId}`.execute(trx);
}
