import { isGiftCard } from '#domain/fulfilment.ts';
import { toMajor } from '#domain/money.ts';
import { lineTotal, type AmountLine } from '#domain/order-amounts.ts';
import { orderStateCodes, orderStates, type OrderStateCode } from '#domain/order-states.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import type { TaxSum } from '#domain/schemas/tax.schema.ts';
import { sumTaxes, toPercent, type TaxPart } from '#domain/taxes/tax-amounts.ts';
import { messagesOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';

import {
  describeBought,
  readCardRecipient,
  readSnapshot,
  storedDeliverySchema,
  type LineSnapshot,
} from './order-records.ts';
import type { OrderAdjustment, OrderLineRow, OrderRow } from './orders.queries.ts';

/** The wire order of a row, in the language that it was placed in. */
export function composeOrder(row: OrderRow): Order {
  const { currency, paymentMethod: method, paymentStatus } = row;
  return {
    id: row.id,
    number: row.number,
    createdAt: row.createdAt.toISOString(),
    status: composeState(row.status, row.language),
    currency,
    items: row.lines.map(composeItem),
    totalPrice: toMajor(row.goods),
    totalDiscountPrice: toMajor(row.goods - row.discount),
    adjustments: row.adjustments.map(composeAdjustment),
    deliveryDiscount: toMajor(row.deliveryDiscount),
    taxRelief: toMajor(row.taxRelief),
    taxes: sumTaxes(row.taxes).map(composeTax),
    total: toMajor(row.total),
    giftCards: row.giftCards.map(({ last4, amount }) => ({ last4, amount: toMajor(amount) })),
    due: toMajor(row.giftCards.reduce((left, { amount }) => left - amount, row.total)),
    rest: toMajor(row.rest),
    refunded: toMajor(row.refunded),
    method,
    paymentStatus,
    payment: { method, status: paymentStatus, ...row.payment },
    deliveryInformation: {
      ...storedDeliverySchema.parse(row.delivery),
      price: toMajor(row.deliveryPrice),
    },
    giftCard: composeRecipient(row),
    comment: row.comment,
    ...(row.exchangeOf !== null && { exchangeOf: row.exchangeOf }),
    ...(row.reservedUntil && { reservedUntil: row.reservedUntil.toISOString() }),
  };
}

export function composeAdjustment(adjustment: OrderAdjustment): Order['adjustments'][number] {
  const { class: kind, title, code, amount } = adjustment;
  return { class: kind, title, code, amount: toMajor(amount) };
}

/** What the staff take off, as the buyer is told of it; nothing where that is nothing. */
export function describeStaffDiscount({
  discount,
  byStaff,
}: {
  discount: { reason: string } | null;
  /** Minor units. */
  byStaff: number;
}): OrderAdjustment[] {
  return discount && byStaff > 0
    ? [{ class: 'order', title: discount.reason, code: null, amount: byStaff }]
    : [];
}

function composeRecipient({ lines, cardRecipient }: OrderRow): Order['giftCard'] {
  return lines.some(({ snapshot }) => isGiftCard(readSnapshot(snapshot)))
    ? readCardRecipient(cardRecipient)
    : null;
}

/** A line as it would be ordered. */
export function composePlannedLine(line: AmountLine & { snapshot: LineSnapshot }) {
  return {
    title: line.snapshot.title,
    options: describeBought(line.snapshot),
    image: line.snapshot.image,
    quantity: line.quantity,
    fullPrice: toMajor(line.fullPrice),
    price: toMajor(line.price),
    sum: toMajor(lineTotal(line)),
  };
}

export function composeTax({ name, rate, base, amount, included, reverseCharge }: TaxPart): TaxSum {
  return {
    name,
    rate: toPercent(rate),
    base: toMajor(base),
    amount: toMajor(amount),
    included,
    reverseCharge,
  };
}

/** A line of the wire order: a product of which only what was bought is told. */
function composeItem(line: OrderLineRow): Order['items'][number] {
  const snapshot = readSnapshot(line.snapshot);
  const { productId, variationId, title, slug, sku, image, options, weight, length, height, width } =
    snapshot;
  const sizes = { weight, length, height, width };
  const price = toMajor(line.fullPrice);
  const discountPrice = line.price < line.fullPrice ? toMajor(line.price) : null;
  const variation = {
    id: variationId,
    productOptionValueIds: options.flatMap(({ values }) => values.map(({ id }) => id)),
    default: true,
    title: describeBought(snapshot),
    image: image && { id: image.id },
    imageId: image?.id ?? null,
    sku,
    fullPrice: price,
    discountPrice,
    stock: null,
    position: 0,
    ...sizes,
  };
  return {
    product: {
      id: productId,
      title,
      slug,
      description: '',
      images: image ? [image] : [],
      imagePreview: image,
      options,
      variations: [variation],
      catalogs: [],
      ...sizes,
      price,
      discount: discountPrice,
      optionsTextValue: [],
      reviewCount: 0,
      meta: {},
    },
    variation,
    quantity: line.quantity,
    price,
    sumDiscountPrice: toMajor(lineTotal(line)),
  };
}

/** Ids are those of GET /order-states. */
function composeState(code: OrderStateCode, language: Language): Order['status'] {
  const { title, color } = orderStates[code];
  return { id: orderStateCodes.indexOf(code) + 1, code, title: messagesOf(language)[title], color };
}
