import { toMajorOf } from '#domain/currency-digits.ts';
import type {
  ImportedOrder,
  ImportedOrderDetail,
  ImportedOrderRow,
} from '#domain/schemas/imported-order.schema.ts';

import type { ImportedOrderDbRow, ListedOrderDbRow } from './imported-orders.queries.ts';

/** What the archive keeps of an order, without the person. */
export function composeOrder(row: ImportedOrderDbRow): ImportedOrder {
  const { currency } = row;
  const amount = (minor: number | null) => (minor === null ? null : toMajorOf(minor, currency));
  return {
    id: row.id,
    source: row.source,
    number: row.number,
    placedAt: row.placedAt.toISOString(),
    currency,
    state: row.state,
    status: row.status,
    fulfilment: row.fulfilment,
    subtotal: amount(row.subtotal),
    discount: amount(row.discount),
    delivery: amount(row.delivery),
    fees: amount(row.fees),
    tax: amount(row.tax),
    total: toMajorOf(row.total, currency),
    refunded: toMajorOf(row.refunded, currency),
    paymentMethod: row.paymentMethod,
    deliveryMethod: row.deliveryMethod,
    lines: row.lines.map((line) => ({ ...line, price: amount(line.price), total: amount(line.total) })),
  };
}

/** With the person. */
export function composeOrderDetail(row: ImportedOrderDbRow): ImportedOrderDetail {
  const { contact, email, note } = row;
  return {
    ...composeOrder(row),
    email,
    name: contact.name ?? '',
    phone: contact.phone ?? '',
    billing: contact.billing ?? null,
    shipping: contact.shipping ?? null,
    note,
  };
}

export function composeRow({ placedAt, total, ...row }: ListedOrderDbRow): ImportedOrderRow {
  return { ...row, placedAt: placedAt.toISOString(), total: toMajorOf(total, row.currency) };
}
