import { sameItems } from '#domain/cart.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

import type { CartLine, CartProduct } from '../shop/cart-store.ts';

/** What the shop changed about a cart since its owner last saw it (requirements 336-337). */
export type CartChange = { variationId: number; title: string } & (
  | { kind: 'gone' }
  | { kind: 'soldOut' }
  | { kind: 'stock'; count: number }
  /** Major units. */
  | { kind: 'price'; price: number }
);

interface Reconciled {
  /** With products as the shop knows them now. */
  list: CartLine[];
  changes: CartChange[];
  /** Whether the same is bought as before, so that the quote holds. */
  isSame: boolean;
}

export type QuoteLine = Quote['lines'][number];

/** A line of the cart beside what the shop says of it. */
export interface QuotedLine {
  item: CartLine;
  line: QuoteLine;
}

/**
 * Brings a cart in line with a quote of it: what is no longer sold or sold out goes, quantities shrink to
 * what there is, prices that are not those seen last are told.
 */
export function reconcileCart(cart: readonly CartLine[], quote: Quote): Reconciled {
  const quoted = new Map(quote.lines.map((line) => [line.variationId, line]));
  const missing = new Set(quote.missing);
  const list: CartLine[] = [];
  const changes: CartChange[] = [];
  for (const line of cart) {
    const { variationId } = line;
    const now = quoted.get(variationId);
    const about = { variationId, title: now?.title ?? line.product?.title ?? '' };
    if (missing.has(variationId)) changes.push({ ...about, kind: 'gone' });
    else if (!now) list.push(line);
    else if (now.available !== null && now.available < 1) changes.push({ ...about, kind: 'soldOut' });
    else {
      const quantity = Math.min(line.quantity, now.available ?? line.quantity);
      if (quantity < line.quantity) changes.push({ ...about, kind: 'stock', count: quantity });
      if (isRepriced(line, now)) changes.push({ ...about, kind: 'price', price: now.price });
      list.push({ ...line, id: now.productId, quantity, product: refreshProduct(line.product, now) });
    }
  }
  return { list, changes, isSame: sameItems(list, cart) };
}

/** The lines of a cart with what quotes said of them; those that none knew are left out. */
export function joinLines(cart: readonly CartLine[], quoted: readonly QuoteLine[]): QuotedLine[] {
  const known = new Map(quoted.map((line) => [line.variationId, line]));
  return cart.flatMap((item) => {
    const line = known.get(item.variationId);
    return line ? [{ item, line }] : [];
  });
}

/** A price that only some customers have depends on how many there are: it is shown, and is no news. */
function isRepriced({ product, variationId }: CartLine, { price, isOwnPrice }: QuoteLine): boolean {
  if (isOwnPrice) return false;
  const seen = product?.variations.find(({ id }) => id === variationId)?.price;
  return seen !== undefined && seen !== price;
}

function refreshProduct(known: CartProduct | undefined, now: QuoteLine): CartProduct {
  const { productId, variationId, title, slug, available, price } = now;
  const others = known?.variations.filter(({ id }) => id !== variationId) ?? [];
  return {
    id: productId,
    title,
    slug,
    variations: [...others, { id: variationId, stock: available, price }],
  };
}
