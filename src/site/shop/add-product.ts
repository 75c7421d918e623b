import type { Product } from '#domain/schemas/product.schema.ts';

import { callApi } from '../client/api-client.ts';
import { openModal } from '../modals/open-modal.ts';
import { addToCart } from './cart-actions.ts';

/** Adds what a form names (`product`, `variation`, `quantity`) and says how it went in a modal. */
export async function addProduct(fields: FormData): Promise<void> {
  const productId = Number(fields.get('product'));
  const variationId = Number(fields.get('variation'));
  const quantity = Math.max(1, Math.trunc(Number(fields.get('quantity') ?? 1)) || 1);
  const [error, product] = await callApi<Product>('GET', `/products/${productId}`);
  if (error) return openModal('AddToCartFailed');
  const outcome = addToCart(product, variationId, quantity);
  if (outcome.done) await openModal('AddToCart', { product, variationId, quantity });
  else await openModal('AddToCartStockError', { available: outcome.available });
}
