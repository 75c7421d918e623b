import { AppError, notFound } from '#domain/errors.ts';
import type { PreviewScope } from '#domain/schemas/preview.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { ProductReader } from '#modules/products/product-reader.ts';

import type { PreviewLinks } from './preview-links.ts';
import type { SeenGoods } from './seen-goods.ts';

/** A product as a shared link shows it; throws 403 for a token that opens nothing (any more), 404 for no such product. */
export type FindSeenProduct = (token: string, id: number) => Promise<Product>;

interface FindSeenProductDeps extends Pick<PreviewLinks, 'open'> {
  seeScope(scope: PreviewScope): Promise<Partial<Pick<SeenGoods, 'products'>>>;
  /** Those of now. */
  products: Pick<ProductReader, 'findByIds'>;
}

export function createFindSeenProduct({ open, seeScope, products }: FindSeenProductDeps): FindSeenProduct {
  return async (token, id) => {
    const opened = await open('share', token);
    if (!opened?.scope) throw new AppError('forbidden', 'preview.ended');
    const seen = await seeScope(opened.scope);
    const [product] = await (seen.products ?? products).findByIds([id]);
    if (!product) throw notFound('product');
    return product;
  };
}
