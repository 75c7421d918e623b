import type { Translator } from '#domain/i18n/translate.ts';
import { formatPrice, toMinor } from '#domain/money.ts';
import type { BrokenLimit, DeliveryTerms } from '#domain/order-amounts.ts';
import type { PickupPoint } from '#domain/schemas/carrier.schema.ts';
import type { Location, PaymentMethod, ShippingZone } from '#domain/schemas/delivery.schema.ts';
import type { CheckoutFields } from '#domain/schemas/order.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { foldText } from '#domain/text.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { localeOf } from '#locales/languages.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import type { DeliveryReader } from './delivery-reader.ts';

export interface TermsReader {
  settings: Pick<SettingsReader, 'read'>;
  delivery: Pick<DeliveryReader, 'listLocations' | 'listShippingZones' | 'listPaymentMethods'>;
}

/** Where an order goes; a country is its ISO code. */
export interface Destination {
  country: string;
  region: string;
  locality: string;
}

export type DeliveryPlace = (Location | ShippingZone) & { terms: DeliveryTerms };
/** A pickup point of a carrier. */
export type OrderPoint = Pick<PickupPoint, 'code' | 'isLocker' | 'name' | 'address'> & { carrier: string };
type Wish = Pick<CheckoutFields, 'deliveryType' | 'locationCode' | 'address'>;

/** What the shop asks and offers for one wish of delivery. */
export interface ShopTerms {
  settings: Settings;
  t: Translator;
  /** The pickup location or the zone of the address; null when nobody delivers there. */
  place: DeliveryPlace | null;
  /** The carrier's pickup point that was chosen, once it is known to be one of the city; null: to the door. */
  point: OrderPoint | null;
  /** Some zone delivers to the address, or may once the rest of it is known. */
  mayDeliver: boolean;
  methods: PaymentMethod[];
  /** Those of an order that goes nowhere. */
  methodsAnywhere: PaymentMethod[];
  zones: ShippingZone[];
}

export async function readShopTerms({ settings, delivery }: TermsReader, wish: Wish): Promise<ShopTerms> {
  const [known, locations, zones] = await Promise.all([
    settings.read(),
    delivery.listLocations(),
    delivery.listShippingZones(),
  ]);
  const chosen = choosePlace(wish, locations, zones);
  const place = chosen && { ...chosen, terms: termsOf(chosen) };
  const [methods, methodsAnywhere] = await Promise.all([
    delivery.listPaymentMethods(place?.code),
    delivery.listPaymentMethods(),
  ]);
  const mayDeliver = mayReach(zones, wish.address);
  return {
    settings: known,
    t: translatorOf(known.language),
    place,
    point: null,
    mayDeliver,
    methods,
    methodsAnywhere,
    zones,
  };
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

/**
 * The zone that delivers to an address: one that names the locality beats one that names the region,
 * that beats one that names the country, that beats one for everywhere. The first of equals wins.
 */
export function chooseZone(zones: readonly ShippingZone[], to: Destination): ShippingZone | null {
  let best: ShippingZone | null = null;
  for (const zone of zones) {
    if (!zone.enabled || !reaches(zone, to)) continue;
    if (!best || narrowness(zone) > narrowness(best)) best = zone;
  }
  return best;
}

/** Whether what is still blank of an address could be filled so that a zone delivers there. */
export function mayReach(
  zones: readonly ShippingZone[],
  { country, region, locality }: Destination,
): boolean {
  const fits = (names: readonly string[], name: string) => name.trim() === '' || isNamed(names, name);
  return zones.some(
    (zone) =>
      zone.enabled &&
      fits(zone.countries, country) &&
      fits(zone.regions, region) &&
      fits(zone.localities, locality),
  );
}

/** An empty list names no one and so keeps no one out. */
function reaches({ countries, regions, localities }: ShippingZone, to: Destination): boolean {
  return isNamed(countries, to.country) && isNamed(regions, to.region) && isNamed(localities, to.locality);
}

function isNamed(names: readonly string[], name: string): boolean {
  return names.length === 0 || names.some((listed) => foldText(listed) === foldText(name));
}

function narrowness({ countries, regions, localities }: ShippingZone): number {
  return (localities.length > 0 ? 4 : 0) + (regions.length > 0 ? 2 : 0) + (countries.length > 0 ? 1 : 0);
}

/** What a place asks, to compute with; the API's amounts are major units, these minor ones. */
export function termsOf(place: Location | ShippingZone): DeliveryTerms {
  const { price, minAmount, maxAmount, minWeight, maxWeight } = place;
  return {
    price: toMinor(price),
    freeFrom: 'freeFrom' in place ? minorOf(place.freeFrom) : undefined,
    minAmount: minorOf(minAmount),
    maxAmount: minorOf(maxAmount),
    minWeight,
    maxWeight,
  };
}

function minorOf(major: number | undefined): number | undefined {
  return major === undefined ? undefined : toMinor(major);
}

/** Tells the buyer which limit of the place the order does not keep. */
export function describeLimit(
  { code, value }: BrokenLimit,
  { t, settings }: Pick<ShopTerms, 't' | 'settings'>,
): string {
  if (code === 'minWeight' || code === 'maxWeight') {
    return t(`checkout.${code}`, { weight: new Intl.NumberFormat(localeOf(t.language)).format(value) });
  }
  return t(`checkout.${code}`, { amount: describeAmount(value, settings) });
}

/** A price in the shop's currency and way of writing; takes minor units. */
export function describeAmount(amount: number, { ecommerce }: Settings): string {
  return formatPrice(amount, { currency: ecommerce.currency, separator: ecommerce.priceFormatSeparator });
}
