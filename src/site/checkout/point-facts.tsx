import type { PickupPoint } from '#domain/schemas/carrier.schema.ts';

import type { CheckoutPartProps } from './checkout-part.ts';

interface PointFactsProps extends Pick<CheckoutPartProps, 't'> {
  point: PickupPoint;
}

/** What is known of a pickup point beside its address, a line each. */
export function PointFacts({ point: { isLocker, name, hours }, t }: PointFactsProps) {
  return [isLocker ? t('checkout.locker') : '', name, hours]
    .filter((fact) => fact !== '')
    .map((fact) => (
      <span key={fact} className="vt-place-fact">
        <bdi>{fact}</bdi>
      </span>
    ));
}
