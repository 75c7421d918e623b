import type { ReactNode } from 'react';

import type { PageContext } from '#sections/framework/page-context.ts';
import type { CustomElementProps } from '#sections/framework/custom-element.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { RichText } from '#ui/rich-text.tsx';

import { ProductProperties, propertiesOf } from './product-properties.tsx';
import { ProductQuestions } from './product-questions.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { guideOf, guidePanel } from './size-guide.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-tabs': CustomElementProps;
    }
  }
}

export type ProductView = NonNullable<PageContext['product']>;

interface ProductDetailsProps {
  view: ProductView;
  context: SectionContext;
}

interface Detail {
  id: string;
  title: string;
  body: ReactNode;
}

/**
 * Description, properties, reviews and policies: on phones an accordion, on wider screens what the shop has
 * chosen, tabs, an accordion, or one below another. Both heads are links to their panels, which CSS opens by `:target`, so they work before and without
 * script; `vt-tabs` gives them their roles and keys. Where tabs stand for the heads, a hidden heading keeps
 * the outline whole.
 */
export function ProductDetails({ view, context }: ProductDetailsProps) {
  const details = detailsOf(view, context);
  if (details.length === 0) return null;
  const { common, ecommerce } = context.settings;
  const isService = common.type === 'services_cart';
  const template = ecommerce.detailsTemplate;
  const label = context.t(isService ? 'product.detailsOfService' : 'product.details');
  return (
    <vt-tabs className="vt-tabs vt-container" data-template={template} aria-label={label} role="region">
      {template === 'tabs' && (
        <div className="vt-tabs__list" data-part="list">
          {details.map(({ id, title }) => (
            <a key={id} id={`tab-${id}`} className="vt-tabs__tab" href={`#${id}`} data-part="tab">
              {title}
            </a>
          ))}
        </div>
      )}
      {details.map(({ id, title, body }) => (
        <section key={id} id={id} className="vt-tabs__panel" data-part="panel">
          <h2 className="vt-tabs__head">
            <a href={`#${id}`} data-part="head">
              {title}
            </a>
          </h2>
          {template !== 'accordion' && (
            <h2 className={`vt-tabs__heading ${template === 'tabs' ? 'vt-visually-hidden' : ''}`}>{title}</h2>
          )}
          <div className="vt-tabs__body">{body}</div>
        </section>
      ))}
    </vt-tabs>
  );
}

function detailsOf(view: ProductView, context: SectionContext): Detail[] {
  const { t, settings } = context;
  const { productDetails: shown, productReviewsEnabled, shippingPolicy, refundPolicy } = settings.ecommerce;
  const { product, variationId } = view;
  // Nothing is sent, and nothing comes back.
  const isService = settings.common.type === 'services_cart';
  const details: (Detail | false)[] = [
    shown.description &&
      product.description !== '' && {
        id: 'description',
        title: t('product.description'),
        body: <RichText html={product.description} className="vt-tabs__prose" />,
      },
    shown.properties &&
      propertiesOf(product, variationId, t).length > 0 && {
        id: 'properties',
        title: t('product.properties'),
        body: <ProductProperties product={product} variationId={variationId} t={t} />,
      },
    guideOf(product, settings)?.href === `#${guidePanel}` && {
      id: guidePanel,
      title: t('product.sizeGuide'),
      body: <RichText html={settings.ecommerce.sizeGuide.text} className="vt-tabs__prose" />,
    },
    productReviewsEnabled && {
      id: 'reviews',
      title: t('product.reviewsTab', { count: product.reviewCount }),
      body: <ProductReviews view={view} context={context} />,
    },
    view.questions !== undefined && {
      id: 'questions',
      title: t('questions.tab', { count: view.questions.length }),
      body: <ProductQuestions productId={product.id} questions={view.questions} context={context} />,
    },
    !isService &&
      shown.shipping &&
      shippingPolicy !== '' && {
        id: 'shipping',
        title: t('product.shipping'),
        body: <RichText html={shippingPolicy} className="vt-tabs__prose" />,
      },
    !isService &&
      shown.refund &&
      refundPolicy !== '' && {
        id: 'refund',
        title: t('product.refund'),
        body: <RichText html={refundPolicy} className="vt-tabs__prose" />,
      },
  ];
  return details.filter((detail) => detail !== false);
}
