import { addItem, type CartItem } from '#domain/cart.ts';
import { readCartLink, type LinkedLine } from '#domain/cart-link.ts';
import { paths } from '#domain/routes.ts';

import type { PrivateRequest, Redirection } from '../pages/page-request.ts';
import { readCart, writeCart } from './cart-cookie.ts';

/**
 * GET /cart/with/12:2,34:1: adds to the visitor's cart, with script or without, and goes on to it. What the shop does
 * not sell is left out; the cart tells what there is too little of.
 */
export async function followCartLink(request: PrivateRequest): Promise<Redirection> {
  const cart = await addLinkedLines(request, readCartLink(request.params['items'] ?? ''));
  return { redirect: paths.cart, status: 303, cookies: [writeCart(request, cart)] };
}

/** The visitor's cart with the lines in it, at least as many pieces of each. */
export async function addLinkedLines(
  request: PrivateRequest,
  lines: readonly LinkedLine[],
): Promise<CartItem[]> {
  let cart: CartItem[] = readCart(request);
  for (const { variationId, quantity } of lines) {
    const product = await request.services.products.findByVariation(variationId);
    if (!product) continue;
    // A link that is opened twice, or comes back by the back button, buys nothing twice.
    const had = cart.find((line) => line.variationId === variationId)?.quantity ?? 0;
    cart = addItem(cart, { id: product.id, variationId, quantity: Math.max(0, quantity - had) });
  }
  return cart;
}
