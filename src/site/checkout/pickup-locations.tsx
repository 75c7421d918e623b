import { displayPhone } from '#domain/phone-display.ts';
import type { Location } from '#domain/schemas/delivery.schema.ts';
import { shippingSpeedKeys } from '#domain/shipping-speed.ts';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';

import { describeDeliveryPrice, type MoneyTexts } from '../order/order-amounts.tsx';
import type { CheckoutPartProps } from './checkout-part.ts';

/** What of a location is shown. */
export type ShownLocation = Pick<
  Location,
  'code' | 'title' | 'address' | 'workTime' | 'phone' | 'price' | 'shippingSpeed'
>;

interface PickupLocationsProps extends Pick<CheckoutPartProps, 'form'> {
  locations: readonly ShownLocation[];
  texts: MoneyTexts;
}

/** Where the order can be fetched, with what that costs and how soon it is there. */
export function PickupLocations({ form, locations, texts }: PickupLocationsProps) {
  return (
    <ChoiceGroup
      field={form.field('locationCode')}
      choices={locations.map((location) => ({
        value: location.code,
        label: location.title,
        description: <LocationFacts location={location} />,
        aside: (
          <span className="vt-place-terms">
            {describeDeliveryPrice(location.price, texts)}
            <span className="vt-place-terms__speed">
              {texts.t(shippingSpeedKeys[location.shippingSpeed])}
            </span>
          </span>
        ),
      }))}
    />
  );
}

function LocationFacts({ location: { address, workTime, phone } }: { location: ShownLocation }) {
  return (
    <>
      {[address, workTime]
        .filter((fact) => fact !== '')
        .map((fact) => (
          <span key={fact} className="vt-place-fact">
            {fact}
          </span>
        ))}
      {phone !== '' && (
        <span className="vt-place-fact">
          <bdi dir="ltr">{displayPhone(phone)}</bdi>
        </span>
      )}
    </>
  );
}
