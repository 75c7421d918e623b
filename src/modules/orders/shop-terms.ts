import { chooseZone, mayReach, type BrokenLimit, type DeliveryTerms } from '#domain/delivery-quote.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { formatPrice } from '#domain/money.ts';
import type { Location, PaymentMethod, ShippingZone } from '#domain/schemas/delivery.schema.ts';
import type { CheckoutFields } from '#domain/schemas/order.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import { termsOf } from '#modules/delivery/delivery-terms.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

export interface TermsReader {
  settings: Pick<SettingsReader, 'read'>;
  delivery: Pick<DeliveryReader, 'listLocations' | 'listShippingZones' | 'listPaymentMethods'>;
}

export type DeliveryPlace = (Location | ShippingZone) & { terms: DeliveryTerms };
type Wish = Pick<CheckoutFields, 'deliveryType' | 'locationCode' | 'address'>;

/** What the shop asks and offers for one wish of delivery. */
export interface ShopTerms {
  settings: Settings;
  t: Translator;
  /** The pickup location or the zone of the address; null when nobody delivers there. */
  place: DeliveryPlace | null;
  /** Some zone delivers to the address, or may once the rest of it is known. */
  mayDeliver: boolean;
  methods: PaymentMethod[];
}

export async function readShopTerms({ settings, delivery }: TermsReader, wish: Wish): Promise<ShopTerms> {
  const [known, locations, zones] = await Promise.all([
    settings.read(),
    delivery.listLocations(),
    delivery.listShippingZones(),
  ]);
  const chosen = choosePlace(wish, locations, zones);
  const place = chosen && { ...chosen, terms: termsOf(chosen) };
  const methods = await delivery.listPaymentMethods(place?.code);
  const mayDeliver = mayReach(zones, wish.address);
  return { settings: known, t: translatorOf(known.language), place, mayDeliver, methods };
}

function choosePlace(
  wish: Wish,
  locations: Location[],
  zones: ShippingZone[],
): Location | ShippingZone | null {
  switch (wish.deliveryType) {
    case 'pickup':
      return locations.find(({ code }) => code === wish.locationCode) ?? null;
    case 'delivery':
      return chooseZone(zones, wish.address);
    default:
      return null;
  }
}

/** Tells the buyer which limit of the place the order does not keep. */
export function describeLimit({ code, value }: BrokenLimit, { t, settings }: ShopTerms): string {
  if (code === 'minWeight' || code === 'maxWeight') {
    return t(`checkout.${code}`, { weight: new Intl.NumberFormat(t.language).format(value) });
  }
  return t(`checkout.${code}`, { amount: describeAmount(value, settings) });
}

/** A price in the shop's currency and way of writing; takes minor units. */
export function describeAmount(amount: number, { ecommerce }: Settings): string {
  return formatPrice(amount, { currency: ecommerce.currency, separator: ecommerce.priceFormatSeparator });
}
