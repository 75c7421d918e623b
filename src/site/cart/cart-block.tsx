import type { Product } from '#domain/schemas/product.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { ProductRow } from '#sections/product-widget/product-row.tsx';
import productRowCss from '#sections/product-widget/product-row.css?inline';
import { cardOfProduct } from '#ui/card-of-product.ts';
import emptyStateCss from '#ui/empty-state.css?inline';
import priceCss from '#ui/price.css?inline';
import { productCardSheets } from '#ui/product-card-sheets.ts';
import stepperCss from '#ui/quantity-stepper.css?inline';

import { Island } from '../islands/island.tsx';
import { pickMessages } from '../islands/pick-messages.ts';
import type { MainBlock } from '../page-model.ts';
import codesCss from '../promo-codes/promo-codes.css?inline';
import { BestsellerRow, bestsellerSheets, type Bestsellers } from '../product/bestsellers.tsx';
import { Trail, trailCss } from '../trail.tsx';
import changesCss from './cart-changes.css?inline';
import { CartView, type CartViewProps } from './cart-view.tsx';
import cartCss from './cart.css?inline';
import giftWrapCss from './gift-wrap.css?inline';
import freeDeliveryCss from './free-delivery.css?inline';
import { cartMessages } from './cart.messages.ts';
import type { QuotedCart } from './use-cart-quote.ts';

const ownSheets = [
  trailCss,
  emptyStateCss,
  stepperCss,
  changesCss,
  freeDeliveryCss,
  giftWrapCss,
  codesCss,
  cartCss,
];

/** The cart page: trail, title, the cart itself, what goes with it; bestsellers where it is empty. */
export function cartBlock(
  cart: QuotedCart,
  related: readonly Product[],
  bestsellers: Bestsellers,
): MainBlock {
  const hasRelated = related.length > 0;
  const hasBestsellers = bestsellers.products.length > 0;
  const rowSheets = hasBestsellers ? bestsellerSheets : [...productCardSheets, productRowCss];
  return {
    name: hasBestsellers ? 'cart-bestsellers' : hasRelated ? 'cart-related' : 'cart',
    css: [...ownSheets, ...(hasRelated || hasBestsellers ? rowSheets : [priceCss])],
    render: (context) => (
      <>
        <CartPage cart={cart} related={related} context={context} />
        <BestsellerRow {...bestsellers} context={context} />
      </>
    ),
  };
}

interface CartPageProps {
  cart: QuotedCart;
  related: readonly Product[];
  context: SectionContext;
}

function CartPage({ cart, related, context }: CartPageProps) {
  const view = viewOf(cart, context);
  return (
    <>
      <Trail context={context} />
      <div className="vt-cart-page vt-container">
        <h1 className="vt-cart-page__title">{context.page.h1}</h1>
        <Island name="cart" on="load" props={view}>
          <CartView {...view} />
        </Island>
      </div>
      {related.length > 0 && <RelatedProducts products={related} context={context} />}
    </>
  );
}

function viewOf(initial: QuotedCart, { settings, language }: SectionContext): CartViewProps {
  const { currency, priceFormatSeparator, shippingPolicy, refundPolicy } = settings.ecommerce;
  return {
    initial,
    isOrder: settings.common.type === 'services_cart',
    policies: { shipping: shippingPolicy, refund: refundPolicy },
    language,
    currency,
    separator: priceFormatSeparator,
    messages: pickMessages(language, cartMessages),
  };
}

function RelatedProducts({
  products,
  context,
}: Pick<CartPageProps, 'context'> & { products: readonly Product[] }) {
  const { t, settings } = context;
  return (
    <section className="vt-cart-related vt-container" aria-labelledby="related-title">
      <h2 id="related-title">{t('product.related')}</h2>
      <ProductRow
        cards={products.map((product) => cardOfProduct(product, settings, t))}
        layout="row"
        label={t('product.related')}
        level={3}
        eager={false}
        texts={context}
      />
    </section>
  );
}
