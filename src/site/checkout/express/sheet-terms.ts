import type { Translator } from '#domain/i18n/translate.ts';
import { toMinor } from '#domain/money.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';
import { shippingSpeedKeys } from '#domain/shipping-speed.ts';

import type { SheetTerms, ShippingRate } from './stripe-js.ts';

/** To be paid in the sheet, in minor units: what gift cards leave. */
export function amountOf({ due }: Pick<Quote, 'due'>): number {
  return toMinor(due);
}

/**
 * What a sheet shows of a quote: the delivery and all the rest, which together are exactly what is to be paid (Stripe
 * refuses lines of more). What gift cards pay is taken off the rest first.
 */
export function sheetTerms(quote: Quote, takesAddress: boolean, t: Translator): SheetTerms {
  const amount = amountOf(quote);
  const delivery = Math.min(toMinor(quote.delivery ?? 0), amount);
  const rest = { name: t('checkout.summary'), amount: amount - delivery };
  if (takesAddress) return { lineItems: [rest], shippingRates: [rateOf(quote, delivery, t)] };
  if (delivery === 0) return { lineItems: [rest] };
  return { lineItems: [rest, { name: quote.place?.title ?? t('checkout.delivery'), amount: delivery }] };
}

/** There is one way to an address: its zone's. Before the address is known the sheet wants one all the same. */
function rateOf({ place }: Quote, amount: number, t: Translator): ShippingRate {
  if (!place) return { id: 'unknown', displayName: t('checkout.delivery'), amount };
  return {
    id: place.code,
    displayName: place.title,
    amount,
    deliveryEstimate: t(shippingSpeedKeys[place.speed]),
  };
}
