import { paths } from '#domain/routes.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import { readShopContext } from '../client/shop-context.ts';
import { openModal } from '../modals/open-modal.ts';

interface Added {
  product: Product;
  variationId: number;
  quantity: number;
}

/**
 * What follows wherever something was put into the cart: the dialog that names it, or the cart's drawer where the shop
 * wants that. The page of the cart shows it itself.
 */
export async function showAdded({ product, variationId, quantity }: Added): Promise<void> {
  if (readShopContext().cartStyle === 'dialog') {
    return openModal('AddToCart', { product, variationId, quantity });
  }
  if (location.pathname !== paths.cart) await openModal('CartDrawer', { isAdded: true });
}
