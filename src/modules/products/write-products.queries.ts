import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { insertColumns, rowsAs } from '#db/insert-columns.ts';
import { productColumns } from '#domain/products/product.columns.ts';

import { cellsOfPlain, setPlain, typesOfPlain } from './plain-columns.queries.ts';
import type { ProductWrite } from './product-write.ts';
import { upsertFacets } from './write-facets.queries.ts';
import { writeOptions } from './write-options.queries.ts';
import { writeVariations } from './write-variations.queries.ts';

type Trx = Kysely<Database>;

const rowColumns = {
  id: 'int',
  slug: 'text',
  title: 'text',
  description: 'text',
  meta: 'jsonb',
  enabled: 'boolean',
  position: 'int',
  ...typesOfPlain(productColumns),
} as const;

/**
 * Writes whole products with everything that is theirs, a fixed number of statements for however many. Locks
 * products, then variations, each in the order of ids. The caller has checked names and references, and brings
 * listing, search and caches in line. Returns whether names that other products share have changed.
 */
export async function writeProducts(
  trx: Trx,
  products: readonly ProductWrite[],
): Promise<{ sharedChanged: boolean }> {
  if (products.length === 0) return { sharedChanged: false };
  await writeRows(trx, products);
  const facets = await upsertFacets(trx, products);
  await writePictures(trx, products);
  await writeCatalogs(trx, products);
  await writeProperties(trx, products, (title, value) => facets.value('property', title, value));
  const optionValueId = await writeOptions(trx, products, facets);
  await writeVariations(trx, products, optionValueId);
  return { sharedChanged: facets.changed };
}

async function writeRows(trx: Trx, products: readonly ProductWrite[]): Promise<void> {
  const cells = (product: ProductWrite) => [
    product.id,
    product.slug,
    product.title,
    product.description,
    JSON.stringify(product.meta),
    product.enabled,
    product.position,
    ...cellsOfPlain(productColumns, product),
  ];
  const known = products.filter(({ isNew }) => !isNew);
  await sql`select id from products where id = any(${known.map(({ id }) => id)}::int[])
    order by id for no key update`.execute(trx);
  await sql`
    update products p set slug = given.slug, title = given.title, description = given.description,
      meta = given.meta, enabled = given.enabled, position = given.position${setPlain(productColumns)},
      version = p.version + 1, updated_at = now()
    from ${rowsAs('given', rowColumns, known.map(cells))} where p.id = given.id`.execute(trx);
  await insertColumns(trx, 'products', rowColumns, products.filter(({ isNew }) => isNew).map(cells));
}

async function writePictures(trx: Trx, products: readonly ProductWrite[]): Promise<void> {
  const rows = products.flatMap(({ id, imageIds, films }) => {
    const filmOf = new Map(films.map(({ imageId, url }) => [imageId, url]));
    return imageIds.map((imageId, place) => [id, imageId, place, filmOf.get(imageId) ?? null]);
  });
  const columns = { product_id: 'int', image_id: 'int', position: 'int', film_url: 'text' } as const;
  const given = rowsAs('given', columns, rows);
  await sql`
    delete from product_images pi where product_id = any(${idsOf(products)}::int[]) and not exists (
      select from ${given} where given.product_id = pi.product_id and given.image_id = pi.image_id)`.execute(
    trx,
  );
  await sql`
    insert into product_images as pi (product_id, image_id, position, film_url) select * from ${given}
    on conflict (product_id, image_id) do update set position = excluded.position, film_url = excluded.film_url
    where (pi.position, pi.film_url) is distinct from (excluded.position, excluded.film_url)`.execute(trx);
}

/** A product that enters a catalog goes to its end; where it stands already it keeps its place. */
async function writeCatalogs(trx: Trx, products: readonly ProductWrite[]): Promise<void> {
  const rows = products.flatMap(({ id, catalogIds }) => catalogIds.map((catalogId) => [catalogId, id]));
  const given = rowsAs('given', { catalog_id: 'int', product_id: 'int' }, rows);
  await sql`
    delete from catalog_products cp where product_id = any(${idsOf(products)}::int[]) and not exists (
      select from ${given} where given.product_id = cp.product_id and given.catalog_id = cp.catalog_id)`.execute(
    trx,
  );
  await sql`
    insert into catalog_products (catalog_id, product_id, position)
    select given.catalog_id, given.product_id, coalesce(last.position, -1)
      + row_number() over (partition by given.catalog_id order by given.product_id)
    from ${given} left join (
      select catalog_id, max(position) as position from catalog_products group by catalog_id
    ) last on last.catalog_id = given.catalog_id
    on conflict (catalog_id, product_id) do nothing`.execute(trx);
}

async function writeProperties(
  trx: Trx,
  products: readonly ProductWrite[],
  valueId: (title: string, value: string) => number,
): Promise<void> {
  const rows = products.flatMap(({ id, properties }) =>
    properties.map(({ title, value }, place) => [id, valueId(title, value), place]),
  );
  const given = rowsAs('given', { product_id: 'int', facet_value_id: 'int', position: 'int' }, rows);
  await sql`
    delete from product_properties pp where product_id = any(${idsOf(products)}::int[]) and not exists (
      select from ${given} where given.product_id = pp.product_id and given.facet_value_id = pp.facet_value_id)`.execute(
    trx,
  );
  await sql`
    insert into product_properties as pp (product_id, facet_value_id, position) select * from ${given}
    on conflict (product_id, facet_value_id) do update set position = excluded.position
    where pp.position <> excluded.position`.execute(trx);
}

function idsOf(products: readonly ProductWrite[]): number[] {
  return products.map(({ id }) => id);
}
