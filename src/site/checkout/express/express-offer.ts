import type { PaymentMethod, ShippingZone } from '#domain/schemas/delivery.schema.ts';

/** By which wallets are offered above the form. */
export interface ExpressOffer {
  /** The way to pay that it is. */
  method: string;
  publishableKey: string;
  /** The shop, as the sheet names it. */
  shopName: string;
  /** Two-letter codes of the countries that zones deliver to; absent: all. */
  countries?: string[];
}

/** Of the ways to pay the first that has wallets; null without one. */
export function findExpressOffer(
  methods: readonly PaymentMethod[],
  zones: readonly ShippingZone[],
  shopName: string,
): ExpressOffer | null {
  const method = methods.find(({ express }) => express !== undefined);
  if (!method?.express) return null;
  const enabled = zones.filter((zone) => zone.enabled);
  const isEverywhere = enabled.some(({ countries }) => countries.length === 0);
  const named = [...new Set(enabled.flatMap(({ countries }) => countries))];
  return {
    method: method.key,
    publishableKey: method.express.publishableKey,
    shopName,
    ...(!isEverywhere && named.length > 0 && { countries: named }),
  };
}
