import { clampQuantity } from '#domain/cart.ts';
import { nextCheckout, paths } from '#domain/routes.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import { callApi } from '../client/api-client.ts';
import { openModal } from '../modals/open-modal.ts';
import { showAdded } from './after-adding.ts';
import { addToCart } from './cart-actions.ts';

/** What is put into the cart. */
export interface Addition {
  productId: number;
  variationId: number;
  quantity: number;
  /** To the checkout at once, without a word in between. */
  isFast?: boolean;
}

/** What a form with the fields `product`, `variation` and `quantity` asks for. */
export function readAddition(fields: FormData): Addition {
  return {
    productId: Number(fields.get('product')),
    variationId: Number(fields.get('variation')),
    quantity: clampQuantity(Number(fields.get('quantity') ?? 1)),
    isFast: fields.get(nextCheckout.name) === nextCheckout.value,
  };
}

/** Puts something into the cart and says how it went in a modal, or goes on to pay. */
export async function addProduct(addition: Addition): Promise<void> {
  const { productId, variationId, quantity } = addition;
  const [error, product] = await callApi<Product>('GET', `/products/${productId}`);
  if (error?.status === 404) return openModal('AddToCartStockError', { available: 0 });
  if (error) return openModal('AddToCartFailed', { addition });
  const outcome = addToCart(product, variationId, quantity);
  if (outcome.done && addition.isFast) return location.assign(paths.checkout);
  if (outcome.done) await showAdded({ product, variationId, quantity });
  else await openModal('AddToCartStockError', { available: outcome.available });
}
