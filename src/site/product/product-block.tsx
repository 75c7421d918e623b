import { breadcrumbsSection } from '#sections/breadcrumbs/breadcrumbs.schema.ts';
import { Breadcrumbs } from '#sections/breadcrumbs/breadcrumbs.tsx';
import breadcrumbsCss from '#sections/breadcrumbs/breadcrumbs.css?inline';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { cardOfProduct } from '#ui/card-of-product.ts';
import { productCardCss } from '#ui/product-card-css.ts';
import selectCss from '#ui/select.css?inline';
import { ProductGrid } from '#ui/product-grid.tsx';

import type { MainBlock } from '../page-model.ts';
import galleryCss from './gallery.css?inline';
import { ProductDetails } from './product-details.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductInfo } from './product-info.tsx';
import productCss from './product.css?inline';
import reviewsCss from './reviews.css?inline';
import tabsCss from './tabs.css?inline';

/** The product page: trail, gallery with what is to be chosen beside it, details, similar products. */
export const productBlock: MainBlock = {
  css: breadcrumbsCss + productCardCss + selectCss + productCss + galleryCss + tabsCss + reviewsCss,
  render: (context) => <ProductPage context={context} />,
};

const breadcrumbsOptions = breadcrumbsSection.options.parse({});

function ProductPage({ context }: { context: SectionContext }) {
  const view = context.page.product;
  if (!view) throw new Error('A product page without a product');
  return (
    <>
      <Breadcrumbs
        id="breadcrumbs"
        index={0}
        eager
        options={breadcrumbsOptions}
        items={[]}
        data={{}}
        context={context}
      />
      <div className="vt-product vt-container" data-template={context.settings.ecommerce.template}>
        <ProductGallery product={view.product} variationId={view.variationId} context={context} />
        <ProductInfo product={view.product} variationId={view.variationId} context={context} />
      </div>
      <ProductDetails view={view} context={context} />
      <SimilarProducts context={context} />
    </>
  );
}

function SimilarProducts({ context }: { context: SectionContext }) {
  const { t, settings, page } = context;
  const similar = page.product?.similar ?? [];
  if (similar.length === 0) return null;
  return (
    <section className="vt-similar vt-container" aria-labelledby="similar-title">
      <h2 id="similar-title">{t('product.similar')}</h2>
      <ProductGrid cards={similar.map((product) => cardOfProduct(product, settings, t))} texts={context} />
    </section>
  );
}
