import type { Product } from '#domain/schemas/product.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { ProductRow } from '#sections/product-widget/product-row.tsx';
import productRowCss from '#sections/product-widget/product-row.css?inline';
import { cardOfProduct, pickCardSettings } from '#ui/card-of-product.ts';
import { optionCountMessages } from '#ui/option-counts.ts';
import { productCardSheets } from '#ui/product-card-sheets.ts';
import stepperCss from '#ui/quantity-stepper.css?inline';
import selectCss from '#ui/select.css?inline';

import { Island } from '../islands/island.tsx';
import { pickMessages } from '../islands/pick-messages.ts';
import { relatedProductsMessages } from '../islands/related-products.messages.ts';
import type { CardsRowProps } from '../islands/cards-row.tsx';
import { RelatedProducts } from '../islands/related-products.tsx';
import { ViewedProducts } from '../islands/viewed-products.tsx';
import type { MainBlock } from '../page-model.ts';
import { Trail, trailCss } from '../trail.tsx';
import buyCss from './buy.css?inline';
import { ProductDetails } from './product-details.tsx';
import helpCss from './help.css?inline';
import { ProductGallery } from './product-gallery.tsx';
import { ProductInfo } from './product-info.tsx';
import { trackedItemOf } from './tracked-item.ts';
import filmsCss from './gallery-films.css?inline';
import { productSheets } from './product-sheets.ts';
import reviewsCss from './reviews.css?inline';
import shareCss from './share.css?inline';

/** The product page: trail, gallery with what is to be chosen beside it, details, what goes with it, similar products. */
export const productBlock: MainBlock = {
  name: 'product',
  css: [
    trailCss,
    ...productCardSheets,
    productRowCss,
    selectCss,
    stepperCss,
    ...productSheets,
    buyCss,
    helpCss,
    reviewsCss,
    ({ ecommerce }) => (ecommerce.shareButton ? shareCss : ''),
  ],
  render: (context) => <ProductPage context={context} />,
};

/** The same with films among the pictures, whose styles others do without. */
export const filmedProductBlock: MainBlock = {
  ...productBlock,
  name: 'product-films',
  css: [productBlock.css, filmsCss].flat(),
};

function ProductPage({ context }: { context: SectionContext }) {
  const view = context.page.product;
  if (!view) throw new Error('A product page without a product');
  const position = context.settings.ecommerce.productWidgetRelatedPosition;
  const item = trackedItemOf(view.product, view.variationId);
  const goods = (
    <>
      <Companions context={context} />
      {position !== 'cart' && <RelatedIsland context={context} />}
    </>
  );
  return (
    <>
      <Trail context={context} />
      <div
        className="vt-product vt-container"
        data-template={context.settings.ecommerce.template}
        data-vt-item={item ? JSON.stringify(item) : undefined}
      >
        <ProductGallery product={view.product} variationId={view.variationId} context={context} />
        <ProductInfo view={view} context={context} />
      </div>
      {position === 'before-tabs' && goods}
      <ProductDetails view={view} context={context} />
      {position !== 'before-tabs' && goods}
      <SimilarProducts context={context} />
      {context.settings.ecommerce.viewedProducts && (
        <ViewedIsland productId={view.product.id} context={context} />
      )}
    </>
  );
}

/** Drawn in the browser alone, which knows what lies in the cart (requirement 303). */
function RelatedIsland({ context }: { context: SectionContext }) {
  const props = rowOf(context);
  return (
    <Island name="related-products" on="use" props={props}>
      <RelatedProducts {...props} />
    </Island>
  );
}

/** Drawn in the browser alone, which knows what was looked at. */
function ViewedIsland({ productId, context }: { productId: number; context: SectionContext }) {
  const props = { ...rowOf(context), productId };
  return (
    <Island name="viewed-products" on="use" props={props}>
      <ViewedProducts {...props} />
    </Island>
  );
}

function rowOf({ language, settings: { ecommerce } }: SectionContext): CardsRowProps {
  return {
    language,
    currency: ecommerce.currency,
    separator: ecommerce.priceFormatSeparator,
    settings: { ecommerce: pickCardSettings(ecommerce) },
    messages: pickMessages(
      language,
      ecommerce.cards.options === 'never'
        ? relatedProductsMessages
        : [...relatedProductsMessages, ...optionCountMessages],
    ),
  };
}

function Companions({ context }: { context: SectionContext }) {
  return (
    <Row
      id="goes-with"
      title={context.t('product.goesWith')}
      products={context.page.product?.companions ?? []}
      context={context}
    />
  );
}

function SimilarProducts({ context }: { context: SectionContext }) {
  const { t, settings, page } = context;
  const title = t(settings.common.type === 'services_cart' ? 'product.similarServices' : 'product.similar');
  return <Row id="similar" title={title} products={page.product?.similar ?? []} context={context} />;
}

interface RowProps {
  id: string;
  title: string;
  products: readonly Product[];
  context: SectionContext;
}

function Row({ id, title, products, context }: RowProps) {
  const { t, settings } = context;
  if (products.length === 0) return null;
  return (
    <section className="vt-similar vt-container" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
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
