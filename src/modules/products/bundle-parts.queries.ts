import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Fulfilment } from '#domain/fulfilment.ts';

type Trx = Kysely<Database>;

export interface PartRow {
  variationId: number;
  productId: number;
  isBundle: boolean;
  fulfilment: Fulfilment | null;
}

/** Variations that a bundle is to be made of: none of them goes, or becomes a bundle, until the transaction ends. */
export async function selectParts(trx: Trx, variationIds: readonly number[]): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select v.id as "variationId", v.product_id as "productId", v.is_bundle as "isBundle", p.fulfilment
    from variations v join products p on p.id = v.product_id
    where v.id = any(${[...variationIds]}::int[]) order by v.id for key share of v`.execute(trx);
  return rows;
}

/** The products that are made of variations of these. */
export async function selectBundleProducts(trx: Trx, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct b.product_id as id from variations v join bundle_items i on i.variation_id = v.id
      join variations b on b.id = i.bundle_variation_id
    where v.product_id = any(${[...productIds]}::int[]) and b.product_id <> all(${[...productIds]}::int[])`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** In which bundles of other products the variations of a product are; `title` is the bundle's. */
export async function selectBundlesWith(
  trx: Trx,
  productId: number,
): Promise<{ variationId: number; title: string }[]> {
  const { rows } = await sql<{ variationId: number; title: string }>`
    select i.variation_id as "variationId", p.title
    from variations v join bundle_items i on i.variation_id = v.id
      join variations b on b.id = i.bundle_variation_id join products p on p.id = b.product_id
    where v.product_id = ${productId} and b.product_id <> v.product_id
    order by p.title, b.id`.execute(trx);
  return rows;
}
