import { toMajor } from '#domain/money.ts';
import { orderStateCodes, orderStates, type OrderStateCode } from '#domain/order-states.ts';
import { deliveryInformationSchema, type Order } from '#domain/schemas/order.schema.ts';
import { messagesOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';

import { composeItem } from './line-snapshot.ts';
import type { OrderRow } from './orders.queries.ts';

/** What an order remembers of its delivery; the price has a column of its own. */
export const storedDeliverySchema = deliveryInformationSchema.omit({ price: true });

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
    total: toMajor(row.total),
    refunded: toMajor(row.refunded),
    method,
    paymentStatus,
    payment: { method, status: paymentStatus, ...row.payment },
    deliveryInformation: {
      ...storedDeliverySchema.parse(row.delivery),
      price: toMajor(row.deliveryPrice),
    },
    comment: row.comment,
    ...(row.reservedUntil && { reservedUntil: row.reservedUntil.toISOString() }),
  };
}

/** Ids are those of GET /order-states. */
function composeState(code: OrderStateCode, language: Language): Order['status'] {
  const { title, color } = orderStates[code];
  return { id: orderStateCodes.indexOf(code) + 1, code, title: messagesOf(language)[title], color };
}
