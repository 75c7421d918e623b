import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared-statements.ts';
import { stockOfBundle } from '#domain/bundles.ts';
import type { Fulfilled } from '#domain/fulfilment.ts';
import type { ReceiptTerms } from '#domain/receipt-terms.ts';
import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';
import { discountNow, withSaleOf, type SeenPrices } from '#modules/indexing/sale-prices.queries.ts';

/** A variation with what an order remembers of it. Prices are minor units. */
export interface PieceRow extends ReceiptTerms, Fulfilled {
  variationId: number;
  productId: number;
  title: string;
  slug: string;
  sku: string;
  variationTitle: string;
  fullPrice: number;
  discountPrice: number | null;
  /** Name of the list of the sale that makes the discount price; null where none does. */
  saleList: string | null;
  stock: number | null;
  /** Null: the standard one. */
  taxClass: string | null;
  weight: number | null;
  length: number | null;
  height: number | null;
  width: number | null;
  /** Of the variation, else the first of the product. */
  image: ImageJson | null;
  /** The values that make the variation, in the order of the product's options. */
  options: ItemOption[];
}

/** A variation that is sold. */
export interface ItemRow extends PieceRow {
  /** What a bundle is made of; none of what is no bundle. */
  parts: readonly ItemPart[];
}

interface ItemPart {
  /** Pieces in one bundle. */
  quantity: number;
  piece: PieceRow;
}

interface FoundRow extends PieceRow {
  isSold: boolean;
  /** Of a bundle; the variation is null where it was deleted. */
  contents: { variationId: number | null; quantity: number }[] | null;
}

interface ItemOption {
  id: number;
  title: string;
  type: 'string' | 'color' | 'image';
  view: 'select' | 'button' | 'color' | 'image';
  unit: string | null;
  value: { id: number; title: string; color: string | null };
}

/** So many of a variation; each variation at most once in a list. */
export interface StockLine {
  variationId: number;
  quantity: number;
}

export interface StockRow {
  variationId: number;
  productId: number;
  stock: number;
}

type Db = Kysely<Database>;

/** Variations of enabled products, in no set order; ids that are none, and bundles that lack a part, are left out. */
export async function selectItems(
  db: Db,
  variationIds: readonly number[],
  seen: SeenPrices | null = null,
): Promise<ItemRow[]> {
  const statement = seen
    ? sql<FoundRow>`${itemsOf(variationIds, seen)}`
    : sql<FoundRow>`${prepared('items')} ${itemsOf(variationIds)}`;
  const { rows } = await statement.execute(db);
  return composeItems(rows, variationIds);
}

/**
 * The same, each row and those of the parts of bundles locked until the transaction ends. Everyone locks in one order,
 * bundles after what they are made of and then by ids: orders of several lines that lock in their own order deadlock by
 * the hundred.
 */
export async function lockItems(trx: Db, variationIds: readonly number[]): Promise<ItemRow[]> {
  const { rows } = await sql<FoundRow>`${prepared('locked_items')} ${itemsOf(variationIds)}
    order by v.is_bundle, v.id for no key update of v`.execute(trx);
  return composeItems(rows, variationIds);
}

/**
 * The rows of variations and of the parts of those that are bundles. The ids stand in subqueries because the planner
 * looks into an array that it is given: then the plan for these two ids seems cheaper than the one for any ids, and
 * each order is planned anew (0.8 ms of 1.6).
 */
const itemsOf = (variationIds: readonly number[], seen: SeenPrices | null = null) => sql`
  select v.id as "variationId", v.product_id as "productId", p.title, p.slug, v.sku,
    v.title as "variationTitle", v.full_price as "fullPrice", ${discountNow} as "discountPrice",
    (select l.name from price_lists l where l.id = sale.list_id) as "saleList", v.stock,
    coalesce(v.weight, p.weight) as weight, coalesce(v.length, p.length) as length,
    coalesce(v.height, p.height) as height, coalesce(v.width, p.width) as width,
    p.vat_code as "vatCode", p.payment_mode as "paymentMode",
    p.tax_class as "taxClass", p.fulfilment, p.enabled as "isSold",
    ${imageJson('i')} as image, ${optionsOfVariation} as options,
    case when v.is_bundle then (
      select json_agg(json_build_object('variationId', b.variation_id, 'quantity', b.quantity) order by b.position)
      from bundle_items b where b.bundle_variation_id = v.id) end as contents
  from variations v ${withSaleOf(seen)}
  join products p on p.id = v.product_id
  left join images i on i.id = coalesce(v.image_id, (
    select pi.image_id from product_images pi where pi.product_id = p.id
    order by pi.position, pi.image_id limit 1))
  where v.id = any((
    select array_agg(wanted.id) from (
      select unnest(${[...variationIds]}::int[]) as id
      union select b.variation_id from bundle_items b
        where b.bundle_variation_id = any((select ${[...variationIds]}::int[])::int[])
    ) wanted)::int[])`;

function composeItems(rows: readonly FoundRow[], variationIds: readonly number[]): ItemRow[] {
  const rowById = new Map(rows.map((row) => [row.variationId, row]));
  const asked = new Set(variationIds);
  return rows.flatMap(({ isSold, contents, ...row }): ItemRow[] => {
    if (!isSold || !asked.has(row.variationId)) return [];
    if (!contents) return [{ ...row, parts: [] }];
    const parts = contents.flatMap(({ variationId, quantity }): ItemPart[] => {
      const found = variationId === null ? undefined : rowById.get(variationId);
      if (!found) return [];
      const { isSold: _isSold, contents: _contents, ...piece } = found;
      return [{ quantity, piece }];
    });
    return parts.length < contents.length ? [] : [composeBundle(row, parts)];
  });
}

/** Its stock by those of its parts, which are locked where it is; and its weight, unless it has one of its own. */
function composeBundle(row: PieceRow, parts: readonly ItemPart[]): ItemRow {
  const weight = parts.reduce((sum, { quantity, piece }) => sum + quantity * (piece.weight ?? 0), 0);
  return { ...row, stock: stockOfParts(parts), weight: row.weight ?? (weight || null), parts };
}

/** How many bundles there are by the stocks of what they are made of; see `stockOfBundle`. */
export function stockOfParts(parts: readonly ItemPart[]): number | null {
  return stockOfBundle(parts.map(({ quantity, piece }) => ({ quantity, stock: piece.stock })));
}

const optionsOfVariation = sql<ItemOption[]>`(
  select coalesce(json_agg(json_build_object(
      'id', o.id, 'title', f.title, 'type', o.type, 'view', o.view, 'unit', f.unit,
      'value', json_build_object('id', ov.id, 'title', fv.value, 'color', fv.color))
    order by o.position, o.id), '[]')
  from variation_values vv
  join option_values ov on ov.id = vv.option_value_id
  join facet_values fv on fv.id = ov.facet_value_id
  join options o on o.id = ov.option_id
  join facets f on f.id = o.facet_id
  where vv.variation_id = v.id)`;

/** Subtracts in a statement of its own; see `subtracting`. */
export async function subtractStock(trx: Db, lines: readonly StockLine[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`${prepared('subtract_stock')} ${subtracting(lines)}`.execute(trx);
  return rows;
}

/**
 * Takes what is there; a line that asks for more takes nothing. Gives the rows that changed, with what is
 * left: fewer than lines means that some were short, or not counted.
 */
export function subtracting(lines: readonly StockLine[]): RawBuilder<StockRow> {
  // The arrays stand in subqueries as in `itemsOf`: to be planned once.
  return sql<StockRow>`
    update variations v set stock = v.stock - l.quantity
    from unnest((select ${lines.map((line) => line.variationId)}::int[]),
      (select ${lines.map((line) => line.quantity)}::int[])) as l (id, quantity)
    where v.id = l.id and v.stock >= l.quantity
    returning v.id as "variationId", v.product_id as "productId", v.stock`;
}

/**
 * Brings the listing's `available` in line with the stocks of products. Two orders may take the last of two
 * variations of one product at once, each still seeing the other's stock: the lock lets the second look
 * after the first has committed.
 */
export async function refreshAvailability(trx: Db, productIds: readonly number[]): Promise<void> {
  const given = sql`${[...productIds]}::int[]`;
  await sql`select product_id from product_listing where product_id = any(${given})
    order by product_id for no key update`.execute(trx);
  await sql`
    update product_listing l set available = now_available, changed_at = now()
    from (
      select product_id, bool_or(stock is null or stock > 0) as now_available
      from variations where product_id = any(${given}) group by product_id
    ) s
    where l.product_id = s.product_id and l.available <> now_available`.execute(trx);
}
