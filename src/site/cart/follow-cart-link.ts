import { addItem, type CartItem } from '#domain/cart.ts';
import { readCartLink } from '#domain/cart-link.ts';
import { paths } from '#domain/routes.ts';

import type { PrivateRequest, Redirection } from '../pages/page-request.ts';
import { readCart, writeCart } from './cart-cookie.ts';

/**
 * GET /cart/with/12:2,34:1: adds to the visitor's cart, with script or without, and goes on to it. What the shop does
 * not sell is left out; the cart tells what there is too little of.
 */
export async function followCartLink(request: PrivateRequest): Promise<Redirection> {
  const { services, params } = request;
  let cart: CartItem[] = readCart(request);
  for (const { variationId, quantity } of readCartLink(params['items'] ?? '')) {
    const product = await services.products.findByVariation(variationId);
    if (!product) continue;
    // A link that is opened twice, or comes back by the back button, buys nothing twice.
    const had = cart.find((line) => line.variationId === variationId)?.quantity ?? 0;
    cart = addItem(cart, { id: product.id, variationId, quantity: Math.max(0, quantity - had) });
  }
  return { redirect: paths.cart, status: 303, cookies: [writeCart(request, cart)] };
}
