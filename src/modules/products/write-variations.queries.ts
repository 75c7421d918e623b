import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs, takeIds, type Cell } from '#db/insert-columns.ts';
import { variationColumns } from '#domain/products/product.columns.ts';

import { cellsOfPlain, namesOfPlain, setPlain, typesOfPlain } from './plain-columns.queries.ts';
import type { ProductWrite, VariationWrite } from './product-write.ts';
import type { OptionValueId } from './write-options.queries.ts';
import { deleteOtherParts, insertParts } from './write-parts.queries.ts';

type Trx = Kysely<Database>;
type PlacedVariation = VariationWrite & { id: number; productId: number; title: string; place: number };

const columns = {
  id: 'int',
  product_id: 'int',
  sku: 'text',
  title: 'text',
  image_id: 'int',
  full_price: 'bigint',
  discount_price: 'bigint',
  stock_kind: 'text',
  stock_value: 'int',
  is_default: 'boolean',
  position: 'int',
  ...typesOfPlain(variationColumns),
} as const;

/** Writes the variations of products; those that are not named go, and orders keep what they remember of them. */
export async function writeVariations(
  trx: Trx,
  products: readonly ProductWrite[],
  optionValueId: OptionValueId,
): Promise<void> {
  const productIds = products.map(({ id }) => id);
  const named = products.flatMap(({ variations }) =>
    variations.flatMap(({ id }) => (id === null ? [] : [id])),
  );
  // As buyers lock variations: bundles last, each kind in the order of ids.
  await sql`select id from variations where product_id = any(${productIds}::int[])
    order by is_bundle, id for update`.execute(trx);
  await sql`delete from variations where product_id = any(${productIds}::int[])
    and id <> all(${named}::int[])`.execute(trx);
  const placed = await placeVariations(trx, products);
  const given = rowsAs('given', columns, placed.map(cellsOf));
  // Before stocks are written: what is no bundle any more has one of its own.
  await deleteOtherParts(trx, placed);
  // Unique indexes look at each row by itself, so SKUs that change places would meet.
  await sql`
    update variations v set sku = '', is_default = false from ${given}
    where v.id = given.id and (v.sku <> given.sku or v.is_default <> given.is_default)`.execute(trx);
  await sql`
    update variations v set sku = given.sku, title = given.title, image_id = given.image_id,
      full_price = given.full_price, discount_price = given.discount_price,
      stock = case given.stock_kind
        when 'set' then given.stock_value
        when 'add' then greatest(0, v.stock + given.stock_value)
        else v.stock end,
      is_default = given.is_default, position = given.position${setPlain(variationColumns)}
    from ${given} where v.id = given.id`.execute(trx);
  await sql`
    insert into variations (id, product_id, sku, title, image_id, full_price, discount_price, stock, is_default,
      position${namesOfPlain(variationColumns)})
    select id, product_id, sku, title, image_id, full_price, discount_price,
      case given.stock_kind when 'add' then greatest(0, given.stock_value) else given.stock_value end,
      is_default, position${namesOfPlain(variationColumns)}
    from ${given} where id <> all(${named}::int[])`.execute(trx);
  await insertParts(trx, placed);
  await writeValues(trx, placed, optionValueId);
}

async function placeVariations(trx: Trx, products: readonly ProductWrite[]): Promise<PlacedVariation[]> {
  const all = products.flatMap(({ id: productId, variations }) =>
    variations.map((variation, place) => ({
      ...variation,
      productId,
      place,
      title: variation.values.filter((value) => value !== '').join(', '),
    })),
  );
  const fresh = await takeIds(trx, 'variations', all.filter(({ id }) => id === null).length);
  return all.map((variation) => ({ ...variation, id: variation.id ?? fresh.shift() ?? 0 }));
}

function cellsOf(variation: PlacedVariation): Cell[] {
  const { stock } = variation;
  return [
    variation.id,
    variation.productId,
    variation.sku,
    variation.title,
    variation.imageId,
    variation.fullPrice,
    variation.discountPrice,
    stock.kind,
    stock.kind === 'keep' ? null : stock.value,
    variation.default,
    variation.place,
    ...cellsOfPlain(variationColumns, variation),
  ];
}

async function writeValues(
  trx: Trx,
  placed: readonly PlacedVariation[],
  optionValueId: OptionValueId,
): Promise<void> {
  const rows = placed.flatMap(({ id, productId, values }) =>
    values.flatMap((value, option) => {
      const valueId = value === '' ? undefined : optionValueId(productId, option, value);
      return valueId === undefined ? [] : [[id, valueId]];
    }),
  );
  const given = rowsAs('given', { variation_id: 'int', option_value_id: 'int' }, rows);
  await sql`
    delete from variation_values vv where variation_id = any(${placed.map(({ id }) => id)}::int[]) and not exists (
      select from ${given} where given.variation_id = vv.variation_id and given.option_value_id = vv.option_value_id)`.execute(
    trx,
  );
  await sql`
    insert into variation_values (variation_id, option_value_id) select * from ${given}
    on conflict do nothing`.execute(trx);
}
