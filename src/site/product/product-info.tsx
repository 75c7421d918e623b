import { leadFormPath } from '#domain/routes.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { foldText } from '#domain/text.ts';
import { Rating } from '#ui/rating.tsx';

import { Island } from '../islands/island.tsx';
import { ProductChoice } from '../islands/product-choice.tsx';
import { WishForm } from '../wishlist/wish-form.tsx';
import { choiceOfProduct } from './choice-of-product.ts';
import type { ProductView } from './product-details.tsx';
import { ProductHelp } from './product-help.tsx';
import { GuideDialog } from './guide-dialog.tsx';
import { guideOf } from './size-guide.ts';
import { ShareButton } from './share-button.tsx';
import { KeyProperties } from './key-properties.tsx';

interface ProductInfoProps {
  view: ProductView;
  context: SectionContext;
}

/** Title, rating, choice of a variation, ways to ask. Stays in sight beside a long gallery. */
export function ProductInfo({ view, context }: ProductInfoProps) {
  const { t, page, settings } = context;
  const { product } = view;
  const byline = bylineOf(product, settings.ecommerce.bylineProperty);
  const choice = choiceOfProduct(view, context);
  const { productReviewsEnabled } = settings.ecommerce;
  return (
    // A panel of its own beside the pictures, where the template has one.
    <div
      className="vt-product__info"
      data-background={settings.ecommerce.template === 'gallery-below' ? 'light' : undefined}
    >
      <h1 className="vt-product__title">{page.h1}</h1>
      {byline && <p className="vt-product__byline">{byline}</p>}
      {productReviewsEnabled && product.reviewCount > 0 && product.rating !== undefined && (
        <a className="vt-product__rating" href="#reviews">
          <Rating value={product.rating} count={product.reviewCount} t={t} />
        </a>
      )}
      {product.pitch !== undefined && <p className="vt-product__pitch">{product.pitch}</p>}
      <KeyProperties product={product} count={settings.ecommerce.keyProperties} />
      <Island name="product-choice" on="use" props={choice}>
        <ProductChoice {...choice} />
      </Island>
      <ProductActions product={product} context={context} />
      {guideOf(product, settings) && <GuideDialog title={t('product.sizeGuide')} close={t('common.close')} />}
      <ProductHelp view={view} context={context} />
    </div>
  );
}

/** `Artist: Vera Linden`; nothing where the product has no such property. */
function bylineOf({ optionsTextValue }: Product, title: string): string {
  const wanted = foldText(title);
  const values = optionsTextValue.filter((property) => foldText(property.title) === wanted);
  if (wanted === '' || !values[0]) return '';
  return `${values[0].title}: ${values.map(({ value }) => value).join(', ')}`;
}

/** Both open the enquiry form, which without script is a page of its own. */
function ProductActions({ product, context }: Pick<ProductInfoProps, 'context'> & { product: Product }) {
  const { t, settings } = context;
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
      {settings.ecommerce.wishlist && <WishForm productId={product.id} t={t} />}
      {settings.ecommerce.shareButton && <ShareButton title={product.title} context={context} />}
    </div>
  );
}
