import { toMajor, toMinor } from '#domain/money.ts';
import { deliveryWeight, findBrokenLimits, priceDelivery } from '#domain/order-amounts.ts';
import { shownPrice } from '#domain/price.ts';
import type { DeliveryEstimate, ShippingZone } from '#domain/schemas/delivery.schema.ts';
import type { Product, Variation } from '#domain/schemas/product.schema.ts';
import { translatorOf } from '#i18n/messages-of.ts';

import { keyOf, listDestinations } from './delivery-destinations.ts';
import { describeLimit, termsOf, type ShopTerms, type TermsReader } from './delivery-terms.ts';

/** What is weighed and paid for. */
type Sizes = Pick<Product, 'weight' | 'length' | 'width' | 'height'>;

/**
 * What it costs to have one piece of a variation delivered, for each place that the shop's zones tell apart. The
 * answer is the same for every visitor.
 */
export async function estimateDelivery(
  {
    settings,
    delivery,
  }: Omit<TermsReader, 'delivery'> & { delivery: Pick<TermsReader['delivery'], 'listShippingZones'> },
  product: Sizes,
  variation: Variation,
): Promise<DeliveryEstimate> {
  const [shop, zones] = await Promise.all([settings.read(), delivery.listShippingZones()]);
  const t = translatorOf(shop.language);
  const destinations = await listDestinations(zones, shop.common.address.country, t);
  const used = [...new Set(destinations.map(({ zone }) => zone))];
  return {
    zones: used.map((zone) => estimateZone(zone, product, variation, { t, settings: shop })),
    places: destinations.map(({ destination, title, zone }) => ({
      key: keyOf(destination),
      title,
      zone: used.indexOf(zone),
    })),
  };
}

/** A variation's own sizes win over the product's. */
function estimateZone(
  zone: ShippingZone,
  product: Sizes,
  variation: Variation,
  shop: Pick<ShopTerms, 't' | 'settings'>,
): DeliveryEstimate['zones'][number] {
  const terms = termsOf(zone);
  const goods = toMinor(shownPrice(variation));
  const weight = deliveryWeight({
    weight: variation.weight ?? product.weight,
    length: variation.length ?? product.length,
    width: variation.width ?? product.width,
    height: variation.height ?? product.height,
  });
  const [limit] = findBrokenLimits(terms, goods, weight);
  return {
    price: toMajor(priceDelivery(terms, goods)),
    speed: zone.shippingSpeed,
    ...(zone.freeFrom !== undefined && { freeFrom: zone.freeFrom }),
    ...(limit && { limit: describeLimit(limit, shop) }),
  };
}
