import { leadFormPath } from '#domain/routes.ts';
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
      <Island name="product-choice" on="use" props={choice}>
        <ProductChoice {...choice} />
      </Island>
      <ProductActions product={product} context={context} />
    </div>
  );
}

/** Both open the enquiry form, which without script is a page of its own. */
function ProductActions({ product, context: { t, settings } }: Omit<ProductInfoProps, 'variationId'>) {
  const { fastOrder } = settings.ecommerce;
  const enquiry = {
    href: leadFormPath({ productId: product.id }),
    rel: 'nofollow',
    'data-vt-modal': 'LeadForm',
    'data-product-id': product.id,
    'data-product-title': product.title,
  };
  return (
    <div className="vt-product__actions">
      {fastOrder.isShow && fastOrder.type === 'popup' && (
        <a className="vt-button vt-button--outline" {...enquiry}>
          {fastOrder.text || t('product.oneClick')}
        </a>
      )}
      <a className="vt-button vt-button--text" {...enquiry}>
        {t(settings.common.type === 'services_cart' ? 'product.enquiryOnService' : 'product.enquiry')}
      </a>
    </div>
  );
}
