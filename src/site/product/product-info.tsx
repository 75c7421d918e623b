import type { Product } from '#domain/schemas/product.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { Rating } from '#ui/rating.tsx';

import { Island } from '../islands/island.tsx';
import { ProductChoice } from '../islands/product-choice.tsx';
import { choiceOfProduct } from './choice-of-product.ts';

interface ProductInfoProps {
  product: Product;
  variationId: number;
  context: SectionContext;
}

/** Title, rating, choice of a variation, ways to ask. Stays in sight beside a long gallery. */
export function ProductInfo({ product, variationId, context }: ProductInfoProps) {
  const { t, page, settings } = context;
  const choice = choiceOfProduct(product, variationId, context);
  const { productReviewsEnabled } = settings.ecommerce;
  return (
    <div className="vt-product__info">
      <h1 className="vt-product__title">{page.h1}</h1>
      {productReviewsEnabled && product.reviewCount > 0 && product.rating !== undefined && (
        <a className="vt-product__rating" href="#reviews">
          <Rating value={product.rating} count={product.reviewCount} t={t} />
        </a>
      )}
      <Island name="product-choice" on="idle" props={choice}>
        <ProductChoice {...choice} />
      </Island>
      <ProductActions product={product} context={context} />
    </div>
  );
}

/** The dialog that both buttons open is the shop's enquiry form; it hides them where it is not there. */
function ProductActions({ product, context: { t, settings } }: Omit<ProductInfoProps, 'variationId'>) {
  const { fastOrder } = settings.ecommerce;
  if (!fastOrder.isShow) return null;
  return (
    <div className="vt-product__actions">
      {fastOrder.type === 'popup' && (
        <button
          type="button"
          className="vt-button vt-button--outline"
          data-vt-modal="LeadForm"
          data-product-id={product.id}
        >
          {fastOrder.text || t('product.oneClick')}
        </button>
      )}
      <button
        type="button"
        className="vt-button vt-button--text"
        data-vt-modal="LeadForm"
        data-product-id={product.id}
      >
        {t('product.enquiry')}
      </button>
    </div>
  );
}
