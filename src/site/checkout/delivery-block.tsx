import type { Zone } from '#domain/countries/zones.ts';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';

import type { MoneyTexts } from '../order/order-amounts.tsx';
import { AddressFields } from './address-fields.tsx';
import type { CheckoutPartProps } from './checkout-part.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { isToPoint } from './checkout-values.ts';
import { HiddenValues } from './hidden-values.tsx';
import type { KnownPlaces } from './known-places.ts';
import { LazyPointChoice } from './lazy-point-choice.tsx';
import { PickupLocations, type ShownLocation } from './pickup-locations.tsx';
import { UpdateButton } from './update-button.tsx';
import type { ShownQuote } from './use-quote.ts';
import { ZoneOfAddress } from './zone-of-address.tsx';

interface DeliveryBlockProps extends CheckoutPartProps {
  locations: readonly ShownLocation[];
  hasZones: boolean;
  regions: readonly Zone[] | null;
  places: KnownPlaces;
  shown: ShownQuote;
  texts: MoneyTexts;
}

const addressPaths = ['country', 'region', 'locality', 'street', 'postalCode'].map(
  (name) => `address.${name}`,
);

/** The country that the form starts with is the shop's guess. */
function isAddressBlank({ values: { address }, touched }: CheckoutPartProps['form']): boolean {
  const { region, locality, street, postalCode } = address;
  return (
    [region, locality, street, postalCode].every((part) => part === '') && !touched.has('address.country')
  );
}

/** Brought or fetched, and where to. */
export function DeliveryBlock({
  form,
  t,
  locations,
  hasZones,
  regions,
  places,
  shown,
  texts,
}: DeliveryBlockProps) {
  const hasChoice = hasZones && locations.length > 0;
  return (
    <CheckoutStep id="delivery" number={2} title={t('checkout.howDelivered')}>
      {hasChoice ? (
        <div className="vt-checkout__types">
          <ChoiceGroup
            field={form.field('deliveryType')}
            hideLabel
            choices={[
              { value: 'delivery', label: t('checkout.delivery') },
              { value: 'pickup', label: t('checkout.pickup') },
            ]}
          />
          <UpdateButton t={t} />
        </div>
      ) : (
        <HiddenValues form={form} paths={['deliveryType']} />
      )}
      {form.values.deliveryType === 'pickup' ? (
        <>
          <PickupLocations form={form} locations={locations} texts={texts} />
          <HiddenValues form={form} paths={addressPaths} />
        </>
      ) : (
        <>
          <AddressFields
            form={form}
            t={t}
            regions={regions}
            places={places}
            isCityAlone={isToPoint(form.values)}
          >
            <LazyPointChoice form={form} t={t} quote={shown.quote} />
          </AddressFields>
          <ZoneOfAddress
            shown={shown}
            isBlank={isAddressBlank(form)}
            id={form.idOf('address')}
            texts={texts}
          />
          <HiddenValues form={form} paths={['locationCode']} />
        </>
      )}
    </CheckoutStep>
  );
}
