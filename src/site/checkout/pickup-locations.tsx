import type { Location } from '#domain/schemas/delivery.schema.ts';
import { shippingSpeedKeys } from '#domain/shipping-speed.ts';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';
import { placeFacts } from '#ui/place-facts.tsx';

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

function LocationFacts({ location }: { location: ShownLocation }) {
  return placeFacts(location).map(({ key, fact }) => (
    <span key={key} className="vt-place-fact">
      {fact}
    </span>
  ));
}
