import type { DeliveryEstimate } from '#domain/schemas/delivery.schema.ts';
import { shippingSpeedKeys } from '#domain/shipping-speed.ts';
import type { CustomElementProps } from '#sections/framework/custom-element.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { pickMessages } from '../islands/pick-messages.ts';
import { deliveryMessages } from './delivery.messages.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-delivery': CustomElementProps;
    }
  }
}

interface DeliveryHelpProps {
  estimate: DeliveryEstimate;
  variationId: number;
  context: SectionContext;
}

/**
 * From what price and in which time something is delivered. The page is the same for everybody: `vt-delivery` puts
 * price and day of the visitor's own place over it, once it knows the place.
 */
export function DeliveryHelp({ estimate, variationId, context }: DeliveryHelpProps) {
  const { t, language } = context;
  const isOnly = estimate.places.length === 1;
  return (
    <vt-delivery
      className="vt-delivery"
      data-variation={variationId}
      data-only={isOnly || undefined}
      data-texts={JSON.stringify(pickMessages(language, deliveryMessages))}
    >
      <span className="vt-delivery__line" data-part="line" role="status">
        {describe(estimate, context)}
      </span>
      {!isOnly && (
        <>
          <button type="button" className="vt-delivery__choose" data-part="choose">
            {t('delivery.choose')}
          </button>
          <span className="vt-select" data-part="field" hidden>
            <select aria-label={t('delivery.to')} autoComplete="off" />
          </span>
        </>
      )}
    </vt-delivery>
  );
}

/** The cheapest zone speaks for all. */
function describe({ zones }: DeliveryEstimate, { t, price }: SectionContext): string {
  const open = zones.filter(({ limit }) => limit === undefined);
  const [cheapest] = open.toSorted((a, b) => a.price - b.price);
  if (!cheapest) return zones[0]?.limit ?? '';
  const speed = t(shippingSpeedKeys[cheapest.speed]);
  if (cheapest.price === 0) return t('delivery.free', { speed });
  const isFrom = open.some((zone) => zone.price !== cheapest.price);
  return t(isFrom ? 'delivery.from' : 'delivery.price', { price: price(cheapest.price), speed });
}
