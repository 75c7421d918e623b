import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { productsPerFacetPart } from '#modules/indexing/product-parts.queries.ts';

type Db = Kysely<Database>;

/** Rows (part, facet_id, value_id, product_id), each once: what the products of the parts have. */
export function usesInParts(parts: RawBuilder<unknown>): RawBuilder<unknown> {
  const size = sql.lit(productsPerFacetPart);
  const isInPart = (id: RawBuilder<unknown>) =>
    sql`${id} > (p.part - 1) * ${size} and ${id} <= p.part * ${size}`;
  return sql`
    select p.part, fv.facet_id, u.value_id, u.product_id
    from (${parts}) p cross join lateral (
      select pp.product_id, pp.facet_value_id as value_id from product_properties pp
      where ${isInPart(sql`pp.product_id`)}
      union
      select o.product_id, ov.facet_value_id from options o join option_values ov on ov.option_id = o.id
      where ${isInPart(sql`o.product_id`)}
    ) u join facet_values fv on fv.id = u.value_id`;
}

/** Counts parts anew, which the transaction has locked. */
export async function recountFacetParts(trx: Db, parts: readonly number[]): Promise<void> {
  const given = sql`unnest(${[...parts]}::int[]) as given (part)`;
  await sql`
    with used as materialized (${usesInParts(sql`select part from ${given}`)}),
    of_facets as (
      select part, array_agg(facet_id) as ids, array_agg(count) as counts from (
        select part, facet_id, count(distinct product_id)::int as count from used group by part, facet_id
      ) c group by part
    ),
    of_values as (
      select part, array_agg(value_id) as ids, array_agg(count) as counts from (
        select part, value_id, count(*)::int as count from used group by part, value_id
      ) c group by part
    )
    update facet_parts f set is_stale = false,
      facet_ids = coalesce(of_facets.ids, '{}'), facet_counts = coalesce(of_facets.counts, '{}'),
      value_ids = coalesce(of_values.ids, '{}'), value_counts = coalesce(of_values.counts, '{}')
    from ${given} left join of_facets using (part) left join of_values using (part)
    where f.part = given.part`.execute(trx);
}
