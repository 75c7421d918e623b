import { mergeCarts, type CartItem } from '#domain/cart.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

/** The lines of an order as those of a cart; what is not of the catalog has no place there. */
export function itemsOf({ items }: Pick<Order, 'items'>): CartItem[] {
  return items
    .filter(({ variation }) => variation.id > 0)
    .map(({ product, variation, quantity }) => ({ id: product.id, variationId: variation.id, quantity }));
}

/** The cart with what an order that is over held; of a line that is in both the larger quantity. */
export function putIntoCart<Line extends CartItem>(
  cart: readonly Line[],
  order: Pick<Order, 'items'>,
): (Line | CartItem)[] {
  return mergeCarts(cart, itemsOf(order));
}

/** All that the order held is in the cart. */
export function isInCart(cart: readonly CartItem[], order: Pick<Order, 'items'>): boolean {
  return itemsOf(order).every(({ variationId, quantity }) =>
    cart.some((line) => line.variationId === variationId && line.quantity >= quantity),
  );
}
