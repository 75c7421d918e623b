import { maxQuantity } from '#domain/cart.ts';
import {
  checkCheckout,
  hasCompany,
  hasReceiver,
  hasRecipient,
  methodsOfOrder,
} from '#domain/checkout-rules.ts';
import { AppError, fieldErrors } from '#domain/errors.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { findBrokenLimits, type OrderAmounts } from '#domain/order-amounts.ts';
import { normalizePostalCode } from '#domain/postal-address.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { localDay } from '#domain/local-days.ts';
import type { CardRecipient, OrderItem, OrderRequest } from '#domain/schemas/order.schema.ts';
import { isCompanyNumber } from '#domain/taxes/company-number.ts';
import { isTaxKnown, type TaxRules } from '#domain/taxes/find-rate.ts';
import { foldTaxNumber } from '#domain/taxes/tax-number.ts';
import { cleanLine, cleanText, normalizeEmail } from '#domain/text.ts';
import {
  describeAmount,
  describeLimit,
  type DeliveryPlace,
  type ShopTerms,
} from '#modules/delivery/delivery-terms.ts';
import { countWanted, findShort, type AvailableLine, type ItemLine } from '#modules/inventory/items.ts';

import type { PlacedCounts } from './order-placement.queries.ts';

/** A request as it is compared and stored: texts cleaned, nobody as receiver and no company left out. */
export function cleanRequest(request: OrderRequest): OrderRequest {
  const { address, receiver, comment, company, giftCard, pickupPoint: _, ...others } = request;
  const { firstName, lastName, phone, email, locationCode, paymentMethod } = request;
  const pickupPoint = cleanLine(request.pickupPoint ?? '');
  return {
    ...others,
    ...cleanLines({ firstName, lastName, phone, email, locationCode, paymentMethod }),
    ...(pickupPoint !== '' && { pickupPoint }),
    comment: cleanText(comment),
    address: cleanAddress(cleanLines(address)),
    receiver: receiver && hasReceiver(receiver) ? cleanLines(receiver) : null,
    ...(company && hasCompany(company) && { company: cleanCompany(company) }),
    ...(giftCard && hasRecipient(giftCard) && { giftCard: cleanRecipient(giftCard) }),
  };
}

function cleanRecipient({ email, name, message, sendOn }: CardRecipient): CardRecipient {
  return { ...cleanLines({ name, sendOn }), email: normalizeEmail(email), message: cleanText(message) };
}

function cleanCompany({ name, taxNumber }: { name: string; taxNumber: string }) {
  return { name: cleanLine(name), taxNumber: foldTaxNumber(cleanLine(taxNumber)) };
}

/** Its postal code as the country writes it. */
export function cleanAddress<Address extends { country: string; postalCode: string }>(
  address: Address,
): Address {
  return { ...address, postalCode: normalizePostalCode(cleanLine(address.postalCode), address.country) };
}

/** What a buyer says of an order of which nothing is delivered: what was typed of its delivery is nobody's. */
export function withoutDelivery(request: OrderRequest): OrderRequest {
  const address = { country: '', region: '', locality: '', street: '', postalCode: '' };
  const { pickupPoint: _, ...others } = request;
  return { ...others, deliveryType: '', locationCode: '', address, receiver: null };
}

/**
 * Gives the place of delivery when all fields are right, null where nothing is delivered; throws 422, fields with
 * message keys or texts, else.
 */
export function checkRequest(
  request: OrderRequest,
  shop: ShopTerms,
  {
    taxRules,
    needsDelivery,
    sellsGiftCards,
  }: { taxRules: TaxRules; needsDelivery: boolean; sellsGiftCards: boolean },
): DeliveryPlace | null {
  const { t, settings } = shop;
  const place = needsDelivery ? shop.place : null;
  const methods = methodsOfOrder(needsDelivery ? shop.methods : shop.methodsAnywhere, { needsDelivery });
  const errors = checkCheckout(request, {
    consent: settings.ecommerce.showCheckoutPolicy,
    needsDelivery,
    cardsFrom: sellsGiftCards ? localDay(new Date(), shopTimeZone(settings.common)) : undefined,
  });
  const reject = (field: string, message: string) => (errors[field] ??= { errors: [message] });
  const isLost = needsDelivery && !place;
  if (isLost && request.deliveryType === 'pickup') reject('locationCode', t('checkout.unknownLocation'));
  if (isLost && request.deliveryType === 'delivery') reject('address', t('checkout.noZone'));
  if (place && request.deliveryType === 'delivery' && request.pickupPoint && !shop.point)
    reject('pickupPoint', t('checkout.unknownPoint'));
  if (needsDelivery && request.deliveryType === 'delivery' && !isTaxKnown(taxRules, request))
    errors['address'] ??= { children: { region: { errors: [t('forms.errors.noEmpty')] } } };
  if (!methods.some(({ key }) => key === request.paymentMethod)) {
    reject('paymentMethod', t('checkout.unknownMethod'));
  }
  const number = request.company?.taxNumber ?? '';
  if (number !== '' && !isCompanyNumber(number, countryOf(request, taxRules))) {
    errors['company'] ??= { children: { taxNumber: { errors: [t('checkout.taxNumberForm')] } } };
  }
  if (request.items.length === 0) reject('items', t('cart.empty'));
  if (Math.max(...countWanted(request.items).values()) > maxQuantity) {
    reject('items', t('checkout.tooMany', { count: maxQuantity }));
  }
  if (isLost || Object.keys(errors).length > 0) throw fieldErrors(errors);
  return place;
}

/** A company that fetches its order is one of the shop's country. */
function countryOf(
  { deliveryType, address }: Pick<OrderRequest, 'deliveryType' | 'address'>,
  { country }: Pick<TaxRules, 'country'>,
): string {
  return deliveryType === 'delivery' ? address.country.trim().toUpperCase() : country;
}

/** Throws 409 naming each item of which there is not enough, or none any more. */
export function checkItems(items: readonly OrderItem[], lines: readonly ItemLine[], { t }: ShopTerms): void {
  const known = new Set(lines.map(({ row }) => row.variationId));
  const shortById = new Map(findShort(lines).map((found) => [found.line.row.variationId, found]));
  const short = items.flatMap(({ variationId }, index) => {
    const found = shortById.get(variationId);
    if (!found && known.has(variationId)) return [];
    const available = found?.available ?? 0;
    const message = found ? describeShort(found, t) : t('checkout.lineGone');
    return [{ index, variationId, available, message }];
  });
  if (short.length === 0) return;
  const children = Object.fromEntries(short.map(({ index, message }) => [index, { errors: [message] }]));
  throw new AppError('conflict', 'checkout.linesChanged', {
    children: { items: { children } },
    data: { lines: short.map(({ index, variationId, available }) => ({ index, variationId, available })) },
  });
}

/** Tells a buyer how much there is of a line, and where other lines of the cart have taken it. */
export function describeShort(
  { available, isShared }: Pick<AvailableLine<ItemLine>, 'available' | 'isShared'>,
  t: ShopTerms['t'],
): string {
  return t(isShared ? 'checkout.sharedStock' : 'stockError.text', { count: available });
}

/** Throws 422 when goods of so much (minor units) are too few, many, light or heavy for their place of delivery. */
export function checkLimits(
  goods: number,
  weight: number | null,
  place: DeliveryPlace | null,
  shop: ShopTerms,
): void {
  if (!place) return;
  const broken = findBrokenLimits(place.terms, goods, weight);
  if (broken.length === 0) return;
  throw fieldErrors({ items: { errors: broken.map((limit) => describeLimit(limit, shop)) } });
}

/** Throws 409 with the new total when the buyer saw another one. */
export function checkTotal(
  { expectedTotal }: Pick<OrderRequest, 'expectedTotal'>,
  { total }: OrderAmounts,
  { settings }: ShopTerms,
): void {
  if (expectedTotal === undefined || toMinor(expectedTotal) === total) return;
  throw new AppError('conflict', 'checkout.totalChanged', {
    params: { total: describeAmount(total, settings) },
    data: { total: toMajor(total) },
  });
}

/** Throws 409 with what is left to pay beside gift cards when the buyer saw another sum; `due` is minor units. */
export function checkDue(
  { expectedDue }: Pick<OrderRequest, 'expectedDue'>,
  due: number,
  { settings }: ShopTerms,
): void {
  if (expectedDue === undefined || toMinor(expectedDue) === due) return;
  throw new AppError('conflict', 'checkout.dueChanged', {
    params: { due: describeAmount(due, settings) },
    data: { due: toMajor(due) },
  });
}

/** Each order sends mails to the address given: more would be somebody else's full mailbox. */
const mostInAnHour = 20;
/** Neither paid nor in work: their goods are kept from others. */
const mostWaiting = 30;

/**
 * Bounds what one buyer may order; of guests only what was confirmed counts, for anybody can type somebody's
 * email. Of orders placed at the same moment a few more may pass (`createPlacementLimit`). Throws 429.
 */
export function checkBuyer({ buyers }: Pick<PlacedCounts, 'buyers'>): void {
  if (buyers.every(({ recent, waiting }) => recent < mostInAnHour && waiting < mostWaiting)) return;
  throw new AppError('too_many_requests', 'checkout.tooManyOrders', { retryAfter: 3600 });
}

function cleanLines<Fields extends Record<string, string>>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, cleanLine(value)]),
  ) as Fields;
}
