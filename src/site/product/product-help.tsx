import { Fragment, type ReactNode } from 'react';

import { productPath } from '#domain/routes.ts';
import type { Variation } from '#domain/schemas/product.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { Icon, type IconName } from '../layout/icons.tsx';
import { DeliveryHelp } from './delivery-help.tsx';
import type { ProductView } from './product-details.tsx';

interface ProductHelpProps {
  view: ProductView;
  context: SectionContext;
}

/** What helps to decide, beside the button that buys: delivery, returns, ways to pay, what comes and of what it is made. */
export function ProductHelp({ view, context }: ProductHelpProps) {
  const { t, settings } = context;
  const { returnsNote, paymentMarks, productDetails, refundPolicy } = settings.ecommerce;
  const { inTheBox = '', care = '' } = view.product;
  const isService = settings.common.type === 'services_cart';
  const hasReturns = returnsNote !== '' && !isService;
  const hasDelivery = (view.delivery?.places.length ?? 0) > 0;
  const hasFacts = hasDelivery || hasReturns || paymentMarks.length > 0;
  const bundles = view.product.variations.filter(({ parts = [] }) => parts.length > 0);
  if (!hasFacts && inTheBox === '' && care === '' && bundles.length === 0) return null;
  const leadsToTerms = productDetails.refund && refundPolicy !== '';
  return (
    <div className="vt-help">
      {hasFacts && (
        <ul className="vt-help__facts">
          {view.delivery && hasDelivery && (
            <Fact icon="truck">
              <DeliveryHelp estimate={view.delivery} variationId={view.variationId} context={context} />
            </Fact>
          )}
          {hasReturns && (
            <Fact icon="back">{leadsToTerms ? <a href="#refund">{returnsNote}</a> : returnsNote}</Fact>
          )}
          {paymentMarks.length > 0 && (
            <Fact icon="card">
              <span className="vt-visually-hidden">{t('product.waysToPay')}: </span>
              <span className="vt-help__marks">
                {paymentMarks.map((mark, index) => (
                  <span key={mark}>
                    {mark}
                    {index < paymentMarks.length - 1 && <span className="vt-visually-hidden">, </span>}
                  </span>
                ))}
              </span>
            </Fact>
          )}
        </ul>
      )}
      {bundles.length > 0 ? (
        <Contents title={t('product.inTheBox')} bundles={bundles} text={inTheBox} />
      ) : (
        <More title={t('product.inTheBox')} text={inTheBox} />
      )}
      <More title={t('product.care')} text={care} />
    </div>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="vt-help__fact">
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  );
}

/** What bundles are made of, a line each, which leads to what has a page of its own. */
function Contents({ title, bundles, text }: { title: string; bundles: readonly Variation[]; text: string }) {
  return (
    <details className="vt-help__more" open>
      <summary>{title}</summary>
      {bundles.map(({ id, title: name, parts = [] }) => (
        <p key={id}>
          {name !== '' && `${name}: `}
          {parts.map((part, index) => (
            <Fragment key={part.variationId}>
              {index > 0 && ', '}
              {part.quantity} ×{' '}
              {part.slug === null ? part.title : <a href={productPath(part.slug, null)}>{part.title}</a>}
            </Fragment>
          ))}
        </p>
      ))}
      {text !== '' && <p>{text}</p>}
    </details>
  );
}

function More({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <details className="vt-help__more">
      <summary>{title}</summary>
      <p>{text}</p>
    </details>
  );
}
