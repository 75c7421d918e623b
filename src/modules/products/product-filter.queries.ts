import { sql, type RawBuilder } from 'kysely';

import { containing } from '#db/containing.ts';
import { lowStock, type ProductFilter } from '#domain/schemas/manage-products.schema.ts';
import { cleanLine } from '#domain/text.ts';
import { productsWith } from '#modules/indexing/products-with.queries.ts';

/** The condition on `products p` that a filter of the back office means. */
export function productCondition({ q, catalog, state, stock }: ProductFilter): RawBuilder<boolean> {
  const conditions = [
    ...searchConditions(q),
    ...(catalog === undefined ? [] : [inCatalog(catalog)]),
    ...(state === undefined ? [] : [sql`p.enabled = ${state === 'enabled'}`]),
    ...(stock === 'out' ? [sql`p.id in (select product_id from variations where stock = 0)`] : []),
    ...(stock === 'low'
      ? [sql`p.id in (select product_id from variations where stock between 1 and ${sql.lit(lowStock)})`]
      : []),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Every word must stand in the title, the address or a SKU, or be a barcode; a number is an id too. Each of them has its index. */
function searchConditions(q: string | undefined): RawBuilder<unknown>[] {
  const words = cleanLine(q ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 10);
  return words.map((word) => {
    const pattern = containing(word);
    const id = /^\d{1,9}$/.test(word) ? Number(word) : 0;
    return sql`p.id in (${productsWith(pattern, word)} union select ${id}::int)`;
  });
}

function inCatalog(id: number): RawBuilder<unknown> {
  if (id === 0) return sql`not exists (select from catalog_products cp where cp.product_id = p.id)`;
  return sql`p.id in (select cp.product_id from catalog_products cp where cp.catalog_id = any(array(
    with recursive below as (
      select id from catalogs where id = ${id}
      union select c.id from catalogs c join below on c.parent_id = below.id
    ) select id from below)))`;
}
