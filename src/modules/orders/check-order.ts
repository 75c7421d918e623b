import { maxQuantity } from '#domain/cart.ts';
import { checkCheckout } from '#domain/checkout-rules.ts';
import { findBrokenLimits } from '#domain/delivery-quote.ts';
import { AppError, type FieldErrors } from '#domain/errors.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import type { OrderAmounts } from '#domain/order-amounts.ts';
import type { OrderItem, OrderRequest } from '#domain/schemas/order.schema.ts';

import { countWanted, isShort, type GoodsLine } from './order-goods.ts';
import { describeAmount, describeLimit, type DeliveryPlace, type ShopTerms } from './shop-terms.ts';

/** Gives the place of delivery when all fields are right; throws 422, fields with message keys or texts, else. */
export function checkRequest(request: OrderRequest, shop: ShopTerms): DeliveryPlace {
  const { t, place, methods, settings } = shop;
  const errors = checkCheckout(request, { consent: settings.ecommerce.showCheckoutPolicy });
  const reject = (field: string, message: string) => (errors[field] ??= { errors: [message] });
  if (!place && request.deliveryType === 'pickup') reject('locationCode', t('checkout.unknownLocation'));
  if (!place && request.deliveryType === 'delivery') reject('address', t('checkout.noZone'));
  if (!methods.some(({ key }) => key === request.paymentMethod)) {
    reject('paymentMethod', t('checkout.unknownMethod'));
  }
  if (request.items.length === 0) reject('items', t('cart.empty'));
  if (Math.max(...countWanted(request.items).values()) > maxQuantity) {
    reject('items', t('checkout.tooMany', { count: maxQuantity }));
  }
  if (!place || Object.keys(errors).length > 0) throw invalid(errors);
  return place;
}

/** Throws 409 naming each item of which there is not enough, or none any more. */
export function checkGoods(items: readonly OrderItem[], lines: readonly GoodsLine[], { t }: ShopTerms): void {
  const lineById = new Map(lines.map((line) => [line.row.variationId, line]));
  const short = items.flatMap(({ variationId }, index) => {
    const line = lineById.get(variationId);
    if (line && !isShort(line)) return [];
    const available = line?.row.stock ?? 0;
    const message = line ? t('stockError.text', { count: available }) : t('checkout.lineGone');
    return [{ index, variationId, available, message }];
  });
  if (short.length === 0) return;
  const children = Object.fromEntries(short.map(({ index, message }) => [index, { errors: [message] }]));
  throw new AppError('conflict', t('checkout.linesChanged'), {
    children: { items: { children } },
    data: { lines: short.map(({ index, variationId, available }) => ({ index, variationId, available })) },
  });
}

/** Throws 422 when the order is too small, large, light or heavy for its place of delivery. */
export function checkLimits(
  { goods, discount }: OrderAmounts,
  weight: number | null,
  place: DeliveryPlace,
  shop: ShopTerms,
): void {
  const broken = findBrokenLimits(place.terms, goods - discount, weight);
  if (broken.length === 0) return;
  throw invalid({ items: { errors: broken.map((limit) => describeLimit(limit, shop)) } });
}

/** Throws 409 with the new total when the buyer saw another one. */
export function checkTotal(
  { expectedTotal }: OrderRequest,
  { total }: OrderAmounts,
  { t, settings }: ShopTerms,
): void {
  if (expectedTotal === undefined || toMinor(expectedTotal) === total) return;
  throw new AppError('conflict', t('checkout.totalChanged', { total: describeAmount(total, settings) }), {
    data: { total: toMajor(total) },
  });
}

function invalid(children: FieldErrors): AppError {
  return new AppError('validation_failed', 'Validation Failed', { children });
}
