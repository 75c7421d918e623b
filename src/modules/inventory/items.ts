import type { Kysely, RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { stockOfBundle } from '#domain/bundles.ts';
import { isGiftCard, needsDelivery } from '#domain/fulfilment.ts';
import { toMinor } from '#domain/money.ts';
import { sumDeliveryWeight, type AmountLine } from '#domain/order-amounts.ts';
import { noOffers, offerFor, type PriceOffers } from '#domain/price-lists.ts';
import { shownPrice } from '#domain/price.ts';
import type { OrderItem } from '#domain/schemas/order.schema.ts';
import type { SeenPrices } from '#modules/indexing/sale-prices.queries.ts';

import {
  lockItems,
  refreshAvailability,
  selectItems,
  stockOfParts,
  subtracting,
  subtractStock,
  type ItemRow,
  type PieceRow,
  type StockLine,
  type StockRow,
} from './items.queries.ts';

export type { ItemRow, PieceRow, StockLine, StockRow };

type Trx = Kysely<Database>;

/**
 * What may be sold of these variations, in no set order; variations that are not sold are left out. `seen`: at the prices
 * of another moment, to be looked at alone.
 */
export function readItems(
  db: Kysely<Database>,
  variationIds: readonly number[],
  seen: SeenPrices | null = null,
): Promise<ItemRow[]> {
  return selectItems(db, variationIds, seen);
}

/** The same, kept as it is until the transaction ends: the stock may be taken with `takeLockedStock`. */
export function readLockedItems(trx: Trx, variationIds: readonly number[]): Promise<ItemRow[]> {
  return lockItems(trx, variationIds);
}

/** So many of one variation, at its present price; its tax is not known yet. Prices are minor units. */
export interface ItemLine extends AmountLine {
  row: ItemRow;
  /** Name of the list that has the price, of a group or of a sale; null: it is the product's own. */
  priceList: string | null;
}

/** How many of each variation are wanted: a variation may stand in several items. */
export function countWanted(items: readonly OrderItem[]): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { variationId, quantity } of items) {
    wanted.set(variationId, (wanted.get(variationId) ?? 0) + quantity);
  }
  return wanted;
}

/**
 * One line a variation, in the order of the items, at what it costs a buyer with these offers; variations that are not
 * sold have none.
 */
export function makeLines(
  wanted: ReadonlyMap<number, number>,
  rows: readonly ItemRow[],
  offers: PriceOffers = noOffers,
): ItemLine[] {
  const rowById = new Map(rows.map((row) => [row.variationId, row]));
  return [...wanted].flatMap(([variationId, quantity]) => {
    const row = rowById.get(variationId);
    if (!row || shownPrice(row) <= 0) return []; // Without a price it is "on request", not for nothing.
    const { price, priceList } = priceFor(row, quantity, offers);
    const fullPrice = fullPriceOf(row, price);
    return [{ row, quantity, fullPrice, price, priceList, discount: 0, taxAdded: 0 }];
  });
}

/** What a piece costs a buyer who takes so many, in minor units, and by which list; 0: on request. */
function priceFor(
  row: PieceRow,
  quantity: number,
  offers: PriceOffers,
): Pick<ItemLine, 'price' | 'priceList'> {
  const offer = offerFor(offers.get(row.variationId), quantity);
  return offer
    ? { price: offer.price, priceList: offer.list }
    : { price: shownPrice(row), priceList: row.saleList };
}

/** The same for goods that the staff add, who may type another price (major units); nothing for what is not sold. */
export function priceAsked(
  row: PieceRow | undefined,
  { quantity, typed }: { quantity: number; typed: number | null },
  offers: PriceOffers,
): Pick<ItemLine, 'price' | 'priceList'> {
  if (typed !== null) return { price: toMinor(typed), priceList: null };
  return row ? priceFor(row, quantity, offers) : { price: 0, priceList: null };
}

/** What a piece costs before discounts. A gift card has none: it is worth what is paid for it. */
export function fullPriceOf(row: PieceRow, price: number): number {
  return isGiftCard(row) ? price : Math.max(price, row.fullPrice);
}

type WantedItem = Pick<ItemLine, 'row' | 'quantity'>;

/** A stock with the pieces of it in one of an item: the item's own, or those of the parts of a bundle. */
interface Piece {
  row: Pick<PieceRow, 'variationId' | 'productId' | 'stock'>;
  quantity: number;
}

function piecesOf(row: ItemRow): Piece[] {
  if (row.parts.length === 0) return [{ row, quantity: 1 }];
  return row.parts.map(({ piece, quantity }) => ({ row: piece, quantity }));
}

/** A variation as its pieces are taken and given back. */
export interface CountedPieces {
  row: Pick<PieceRow, 'variationId' | 'productId'>;
  quantity: number;
}

/** What lines take from counted stocks, bundles by their parts; each variation once. */
export function countPieces(lines: readonly WantedItem[]): CountedPieces[] {
  const counted = new Map<number, CountedPieces>();
  for (const line of lines)
    for (const { row, quantity } of piecesOf(line.row)) {
      if (row.stock === null) continue;
      const before = counted.get(row.variationId)?.quantity ?? 0;
      counted.set(row.variationId, { row, quantity: before + quantity * line.quantity });
    }
  return [...counted.values()];
}

/**
 * How many there are for each line once those before it have theirs, in the order of the lines; null: not counted. A
 * bundle and its parts are of one stock.
 */
export function findAvailable(lines: readonly WantedItem[]): (number | null)[] {
  const left = new Map<number, number>();
  return lines.map((line) => {
    const pieces = piecesOf(line.row).map(({ row, quantity }) => {
      const stock = row.stock === null ? null : (left.get(row.variationId) ?? row.stock);
      return { row, quantity, stock };
    });
    const available = stockOfBundle(pieces);
    const taken = Math.min(line.quantity, available ?? line.quantity);
    for (const { row, quantity, stock } of pieces)
      if (stock !== null) left.set(row.variationId, stock - quantity * taken);
    return available;
  });
}

/** A line with what there is for it. */
export interface AvailableLine<Line extends WantedItem> {
  line: Line;
  available: number;
  /** There would be enough, had other lines not the same pieces. */
  isShared: boolean;
}

/** The lines of which there is less than they ask for. */
export function findShort<Line extends WantedItem>(lines: readonly Line[]): AvailableLine<Line>[] {
  const found = findAvailable(lines);
  return lines.flatMap((line, index) => {
    const available = found[index] ?? null;
    if (available === null || available >= line.quantity) return [];
    return [{ line, available, isShared: line.quantity <= (line.row.stock ?? line.quantity) }];
  });
}

/** An item as it is once pieces, by variation, have come back to stock. */
export function withReturned(item: ItemRow, returned: ReadonlyMap<number, number>): ItemRow {
  const add = <Row extends PieceRow>(row: Row): Row => {
    const { stock, variationId } = row;
    return { ...row, stock: stock === null ? null : stock + (returned.get(variationId) ?? 0) };
  };
  if (item.parts.length === 0) return add(item);
  const parts = item.parts.map(({ quantity, piece }) => ({ quantity, piece: add(piece) }));
  return { ...item, parts, stock: stockOfParts(parts) };
}

/** Kilograms of what is delivered; null when all are unknown. */
export function weighLines(lines: readonly ItemLine[]): number | null {
  return sumDeliveryWeight(lines.map(({ row, quantity }) => ({ ...row, quantity })));
}

export function doLinesNeedDelivery(lines: readonly ItemLine[]): boolean {
  return needsDelivery(lines.map(({ row }) => row));
}

/** Takes from counted stocks that the transaction has locked and found large enough. */
export async function takeLockedStock(trx: Trx, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return;
  await finishTaking(trx, takeStockWithin(lines), await subtractStock(trx, lines));
}

/** For a statement that takes the stock along with what it does, and then `finishTaking` with what it returned. */
export interface StockTaking {
  /** An update that returns a `StockRow` for each line. */
  statement: RawBuilder<StockRow>;
  lineCount: number;
}

/** Of counted stocks that the transaction has locked and found large enough. */
export function takeStockWithin(lines: readonly StockLine[]): StockTaking {
  return { statement: subtracting(lines), lineCount: lines.length };
}

/** What goes with a stock that was taken. */
export async function finishTaking(
  trx: Trx,
  { lineCount }: StockTaking,
  taken: readonly StockRow[],
): Promise<void> {
  if (taken.length < lineCount) throw new Error('A locked stock has changed');
  await refreshAvailabilityOf(
    trx,
    taken.filter((row) => row.stock === 0),
  );
}

/** Cache tags of the products, each once. */
export function productTags(rows: readonly Pick<StockRow, 'productId'>[]): string[] {
  return [...new Set(rows.map((row) => `product:${row.productId}`))];
}

/** Variations that are gone now, or are back: their product may be sold out, or no longer. */
export async function refreshAvailabilityOf(trx: Trx, rows: readonly StockRow[]): Promise<void> {
  if (rows.length > 0) await refreshAvailability(trx, [...new Set(rows.map((row) => row.productId))]);
}
