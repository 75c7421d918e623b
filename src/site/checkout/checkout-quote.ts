import type { CartItem } from '#domain/cart.ts';
import type { MessageParams } from '#domain/i18n/translate.ts';
import type { OrderRequest, Quote, QuoteRequest } from '#domain/schemas/order.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { cityAlone, isToPoint, toCheckoutFields, type CheckoutValues } from './checkout-values.ts';

/**
 * What a quote is asked for: only what its answer depends on. Codes are those that the browser keeps. Who buys is told
 * once an order was refused: promotions may be for a first order, and nobody is asked about while they type.
 */
export function toQuoteRequest(
  items: readonly CartItem[],
  values: Pick<
    CheckoutValues,
    'deliveryType' | 'locationCode' | 'address' | 'handover' | 'pickupPoint' | 'email' | 'phone' | 'company'
  >,
  isBuyerTold: boolean,
): QuoteRequest {
  const { deliveryType, locationCode, address } = values;
  const { country, region, locality, postalCode } = address;
  const nowhere = { country: '', region: '', locality: '', postalCode: '' };
  const toPoint = isToPoint(values);
  const isDelivery = deliveryType === 'delivery';
  return {
    items: toOrderItems(items),
    email: isBuyerTold ? values.email : '',
    phone: isBuyerTold ? values.phone : '',
    ...(deliveryType !== '' && { deliveryType }),
    locationCode: deliveryType === 'pickup' ? locationCode : '',
    // Carriers ask for the postal code too.
    address: {
      ...(isDelivery ? { country, region, locality, postalCode } : nowhere),
      street: '',
      ...(toPoint && cityAlone),
    },
    ...(toPoint && values.pickupPoint !== '' && { pickupPoint: values.pickupPoint }),
    // An address that is in the EU decides with it who pays the tax.
    taxNumber: isDelivery ? values.company.taxNumber : '',
  };
}

/** An order at the price that a quote has shown. */
export function toOrderRequest(
  items: readonly CartItem[],
  values: CheckoutValues,
  quote: Quote,
): OrderRequest {
  return {
    ...toCheckoutFields(values, quote),
    items: toOrderItems(items),
    codes: quote.codes.filter(({ isKnown }) => isKnown).map(({ code }) => code),
    expectedTotal: quote.total,
    expectedDue: quote.due,
  };
}

function toOrderItems(items: readonly CartItem[]) {
  return items.map(({ variationId, quantity }) => ({ variationId, quantity }));
}

/** A message with its parameters, amounts of money still numbers in major units; or what the server says. */
export type Change =
  | { key: MessageKey; params: MessageParams; money: Readonly<Record<string, number>> }
  | { text: string };

/** What a buyer has to be told when the quote became another one while the form was being filled. */
export function listChanges(before: Quote, after: Quote): Change[] {
  const changes: Change[] = [];
  for (const line of before.lines) {
    const now = after.lines.find(({ variationId }) => variationId === line.variationId);
    const params = { title: line.title };
    if (!now) changes.push({ key: 'cart.lineGone', params, money: {} });
    else if (now.price !== line.price)
      changes.push({ key: 'cart.priceChanged', params, money: { price: now.price } });
  }
  for (const { code, message } of after.codes) {
    const wasApplied = before.codes.some((each) => each.code === code && each.isApplied);
    if (wasApplied && message !== '') changes.push({ text: message });
  }
  if (before.delivery !== null && after.delivery !== null && before.delivery !== after.delivery)
    changes.push({ key: 'checkout.deliveryChanged', params: {}, money: { price: after.delivery } });
  if (before.total !== after.total)
    changes.push({ key: 'checkout.totalChanged', params: {}, money: { total: after.total } });
  if (before.total - before.due !== after.total - after.due)
    changes.push({ key: 'checkout.dueChanged', params: {}, money: { due: after.due } });
  return changes;
}

/** The items as far as there are any: what is sold out or not sold any more is left out. */
export function takeAvailable<Item extends CartItem>(
  items: readonly Item[],
  { lines, missing }: Pick<Quote, 'lines' | 'missing'>,
): Item[] {
  const available = new Map(lines.map((line) => [line.variationId, line.available]));
  return items.flatMap((item) => {
    const most = available.get(item.variationId) ?? item.quantity;
    const quantity = Math.min(item.quantity, most);
    return missing.includes(item.variationId) || quantity < 1 ? [] : [{ ...item, quantity }];
  });
}

/** Something of what is wanted is not there: taking what is left would mend it. */
export function isShort({ problems, missing }: Pick<Quote, 'problems' | 'missing'>): boolean {
  return missing.length > 0 || problems.some(({ code }) => code === 'stock');
}
