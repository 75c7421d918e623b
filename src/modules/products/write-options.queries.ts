import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';

import type { ProductWrite } from './product-write.ts';
import type { FacetIds } from './write-facets.queries.ts';

/** Id of a product's option value by the option's place and the value's title. */
export type OptionValueId = (productId: number, option: number, value: string) => number | undefined;

/**
 * Writes the options of products and their values. An option is known by its title and keeps its id while it has
 * it; those that are not named go.
 */
export async function writeOptions(
  trx: Kysely<Database>,
  products: readonly ProductWrite[],
  facets: FacetIds,
): Promise<OptionValueId> {
  const ids = products.map(({ id }) => id);
  const optionRows = products.flatMap(({ id, options }) =>
    options.map(({ title, type, view }, place) => [id, facets.facet('option', title), type, view, place]),
  );
  const options = rowsAs(
    'given',
    { product_id: 'int', facet_id: 'int', type: 'text', view: 'text', position: 'int' },
    optionRows,
  );
  await sql`
    delete from options o where product_id = any(${ids}::int[]) and not exists (
      select from ${options} where given.product_id = o.product_id and given.facet_id = o.facet_id)`.execute(
    trx,
  );
  await sql`
    insert into options as o (product_id, facet_id, type, view, position) select * from ${options}
    on conflict (product_id, facet_id) do update
      set type = excluded.type, view = excluded.view, position = excluded.position`.execute(trx);
  const stored = await sql<{ id: number; productId: number; facetId: number }>`
    select id, product_id as "productId", facet_id as "facetId" from options
    where product_id = any(${ids}::int[])`.execute(trx);
  const optionIds = new Map(stored.rows.map((row) => [`${row.productId} ${row.facetId}`, row.id]));

  const named = products.flatMap(({ id, options: own }) =>
    own.flatMap((option, place) => {
      const optionId = optionIds.get(`${id} ${facets.facet('option', option.title)}`) ?? 0;
      return option.values.map(({ title, imageId }, index) => ({
        key: `${id} ${place} ${title}`,
        optionId,
        facetValueId: facets.value('option', option.title, title),
        imageId,
        index,
      }));
    }),
  );
  const values = rowsAs(
    'given',
    { option_id: 'int', facet_value_id: 'int', image_id: 'int', position: 'int' },
    named.map(({ optionId, facetValueId, imageId, index }) => [optionId, facetValueId, imageId, index]),
  );
  await sql`
    delete from option_values ov using options o
    where o.id = ov.option_id and o.product_id = any(${ids}::int[]) and not exists (
      select from ${values} where given.option_id = ov.option_id and given.facet_value_id = ov.facet_value_id)`.execute(
    trx,
  );
  await sql`
    insert into option_values as ov (option_id, facet_value_id, image_id, position) select * from ${values}
    on conflict (option_id, facet_value_id) do update
      set image_id = excluded.image_id, position = excluded.position`.execute(trx);
  const storedValues = await sql<{ id: number; optionId: number; facetValueId: number }>`
    select ov.id, ov.option_id as "optionId", ov.facet_value_id as "facetValueId"
    from option_values ov join options o on o.id = ov.option_id
    where o.product_id = any(${ids}::int[])`.execute(trx);
  const valueIds = new Map(storedValues.rows.map((row) => [`${row.optionId} ${row.facetValueId}`, row.id]));
  const byName = new Map(
    named.map(({ key, optionId, facetValueId }) => [key, valueIds.get(`${optionId} ${facetValueId}`)]),
  );
  return (productId, option, value) => byName.get(`${productId} ${option} ${value}`);
}
