import type { Product } from '#domain/schemas/product.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { ProductRow } from '#sections/product-widget/product-row.tsx';
import productRowCss from '#sections/product-widget/product-row.css?inline';
import { cardOfProduct } from '#ui/card-of-product.ts';
import { productCardSheets } from '#ui/product-card-sheets.ts';

import type { PageRequest } from '../pages/page-request.ts';
import bestsellersCss from './bestsellers.css?inline';

/** What a page shows that has nothing else to show. */
export interface Bestsellers {
  products: readonly Product[];
  /** They were bought most; else the owner put them first. */
  areSold: boolean;
}

export const noBestsellers: Bestsellers = { products: [], areSold: false };

export const bestsellerSheets = [...productCardSheets, productRowCss, bestsellersCss];

const shownAtMost = 8;

export async function loadBestsellers({
  services,
  settings,
}: Pick<PageRequest, 'services' | 'settings'>): Promise<Bestsellers> {
  const { showBestsellers, giftWrapProduct } = settings.ecommerce;
  if (!showBestsellers) return noBestsellers;
  // What gifts are wrapped in sells well, and is nothing to begin with.
  const { products, areSold } = await services.products.listBestsellers(shownAtMost + 1);
  const goods = products.filter(({ slug }) => slug !== giftWrapProduct);
  return { products: goods.slice(0, shownAtMost), areSold };
}

interface BestsellerRowProps extends Bestsellers {
  context: SectionContext;
}

export function BestsellerRow({ products, areSold, context }: BestsellerRowProps) {
  if (products.length === 0) return null;
  const { t, settings } = context;
  const title = t(areSold ? 'product.bestsellers' : 'product.related');
  return (
    <section className="vt-bestsellers vt-container" aria-labelledby="bestsellers-title">
      <h2 id="bestsellers-title">{title}</h2>
      <ProductRow
        cards={products.map((product) => cardOfProduct(product, settings, t))}
        layout="row"
        label={title}
        level={3}
        eager={false}
        texts={context}
      />
    </section>
  );
}
