import { z } from 'zod';

import { isDelivered, isGiftCard } from '#domain/fulfilment.ts';
import { toMajor } from '#domain/money.ts';
import { lineTotal } from '#domain/order-amounts.ts';
import { nextStates, type OrderStateCode } from '#domain/order-states.ts';
import { cashLeft, isPaidInFull } from '#domain/refund-amounts.ts';
import type {
  OrderContact,
  OrderDetail,
  OrderEvent,
  OrderMail,
  OrderMailTopic,
  OrderPayment,
  OrderRefund,
  OrderRow,
} from '#domain/schemas/manage-orders.schema.ts';
import { sumTaxes } from '#domain/taxes/tax-amounts.ts';

import { composeAdjustment, composeTax } from './compose-order.ts';
import {
  describeBought,
  readSnapshot,
  storedDeliverySchema,
  storedRecipientSchema,
} from './order-records.ts';
import type { AdminOrderRow } from './manage-orders.queries.ts';
import type { OrderDetailRow } from './order-detail.queries.ts';
import type { StoredOrderChange } from './order-events.ts';

/** Nothing has left the shop: contact and address may still change. */
const editableStates: ReadonlySet<OrderStateCode> = new Set(['new', 'confirmed', 'paid', 'assembling']);
export const isEditable = (state: OrderStateCode): boolean => editableStates.has(state);

const text = z.string().catch('');
const personSchema = z.object({ firstName: text, lastName: text, phone: text });
/** The person of an erased order is gone. */
const contactSchema = personSchema.extend({
  email: text,
  receiver: personSchema.nullish().catch(null),
  company: z.object({ name: text, taxNumber: text }).nullish().catch(null),
  giftCard: storedRecipientSchema.nullish().catch(null),
});

export function readContact(stored: unknown): OrderContact {
  const contact = contactSchema.parse(stored);
  const { receiver = null, company = null, giftCard = null } = contact;
  return { ...contact, receiver, company, giftCard };
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

export function composeOrderRow(row: AdminOrderRow): OrderRow {
  const { email, phone, ...person } = readContact(row.contact);
  const { type, title } = storedDeliverySchema.parse(row.delivery);
  return {
    ...composeHead(row),
    customer: { name: fullName(person), email, phone, userId: row.userId },
    delivery: { type, title },
    pieces: row.pieces,
    firstTitle: row.firstTitle ?? '',
  };
}

function composeHead(row: Omit<AdminOrderRow, 'pieces' | 'firstTitle'>) {
  const { id, number, status, paymentStatus, paymentMethod, cashReceived, currency } = row;
  return {
    id,
    number,
    createdAt: row.createdAt.toISOString(),
    state: status,
    paymentState: paymentStatus,
    paymentMethod,
    cashReceived,
    total: toMajor(row.total),
    refunded: toMajor(row.refunded),
    rest: toMajor(row.rest),
    currency,
    isSample: row.isSample,
  };
}

/** The order as the member of staff with the id sees it. */
export function composeOrderDetail(row: OrderDetailRow, staffId: number): OrderDetail {
  const contact = readContact(row.contact);
  const delivery = storedDeliverySchema.parse(row.delivery);
  const earned = row.payments.filter(({ status }) => status === 'completed');
  const isOver = row.status === 'canceled' || row.status === 'returned';
  const cash = cashLeft({ ...row, isCashReceived: row.cashReceived });
  const owed = row.payments.filter(
    ({ status }) => status === 'needsRefund' || (isOver && status === 'completed'),
  );
  return {
    ...composeHead(row),
    version: row.version,
    language: row.language,
    next: [...nextStates(row.status, delivery.type !== 'none')],
    cancelReason: row.cancelReason,
    reservedUntil: row.reservedUntil?.toISOString() ?? null,
    exchangeOf: row.exchangeOf,
    contact,
    isEditable: isEditable(row.status),
    delivery: { ...delivery, address: delivery.address ?? null, point: delivery.point ?? null },
    comment: row.comment,
    lines: row.lines.map((line) => composeLine(line, row)),
    goods: toMajor(row.goods),
    discount: toMajor(row.discount),
    deliveryPrice: toMajor(row.deliveryPrice),
    deliveryDiscount: toMajor(row.deliveryDiscount),
    deliveryTaxAdded: toMajor(row.deliveryTaxAdded),
    adjustments: row.adjustments.map(composeAdjustment),
    staffDiscount: row.staffDiscount && composeStaffDiscount(row.staffDiscount),
    taxRelief: toMajor(row.taxRelief),
    taxes: sumTaxes(row.taxes).map(composeTax),
    refundedDelivery: toMajor(row.refundedDelivery),
    refundedTax: toMajor(row.refundedTax),
    cashRefunds: row.cashRefunds.map(composeRefund),
    paid: toMajor(sumLeft(earned) + cash),
    owed: toMajor(sumLeft(owed) + (isOver ? cash : 0)),
    cash: row.paymentStatus === 'cashSuccess' ? toMajor(row.total - row.giftCardAmount) : 0,
    cashLeft: toMajor(cash),
    surplus: isOver ? 0 : toMajor(row.surplus),
    tracking: { number: row.trackingNumber, url: row.trackingUrl },
    customer: { userId: row.userId, orders: Math.max(1, row.customerOrders) },
    payments: row.payments.map((payment) => composePayment(payment, row)),
    events: row.events.map(({ id, kind, details, author, isByStaff, createdAt }) => ({
      id,
      kind,
      from: details.from ?? '',
      to: details.to ?? '',
      reason: details.reason ?? '',
      amount: details.amount === undefined ? null : toMajor(details.amount),
      changes: (details.changes ?? []).map(composeChange),
      author: isByStaff ? (author ?? '') : null,
      createdAt: toIso(createdAt),
    })),
    notes: row.notes.map((note) => ({
      id: note.id,
      text: note.text,
      author: note.author ?? '',
      isOwn: note.staffId === staffId,
      createdAt: toIso(note.createdAt),
    })),
    mails: row.mails.map((mail) => composeMail(mail, contact)),
    resendable: contact.email === '' || row.isSample ? [] : resendableTopics(row.status, row.paymentStatus),
  };
}

function composeLine(
  line: OrderDetailRow['lines'][number],
  { isRestocked, isSample }: Pick<OrderDetailRow, 'isRestocked' | 'isSample'>,
): OrderDetail['lines'][number] {
  const bought = readSnapshot(line.snapshot);
  const { title, slug, sku, image } = bought;
  return {
    id: line.id,
    productId: line.productId,
    title,
    slug,
    options: describeBought(bought),
    sku,
    image,
    quantity: line.quantity,
    fullPrice: toMajor(line.fullPrice),
    price: toMajor(line.price),
    discount: toMajor(line.discount),
    sum: toMajor(lineTotal(line)),
    taxAdded: toMajor(line.taxAdded),
    refundedQuantity: line.refundedQuantity,
    refundedAmount: toMajor(line.refundedAmount),
    // A sample took nothing from stock.
    isRestockable: !isRestocked && !isSample,
    isDelivered: isDelivered(bought),
    isGiftCard: isGiftCard(bought),
    priceList: bought.priceList,
  };
}

function composeStaffDiscount({
  amount,
  percent,
  title: reason,
}: NonNullable<OrderDetailRow['staffDiscount']>): OrderDetail['staffDiscount'] {
  return percent === null
    ? { kind: 'amount', value: toMajor(amount), reason }
    : { kind: 'percent', value: percent, reason };
}

function composeChange({ what, name, from, to }: StoredOrderChange): OrderEvent['changes'][number] {
  return what === 'line' ? { what, name, from, to } : { what, name, from: toMajor(from), to: toMajor(to) };
}

function composePayment(
  payment: OrderDetailRow['payments'][number],
  { paymentStatus, cashReceived: isCashReceived }: OrderDetailRow,
): OrderPayment {
  const { id, provider, providerId, status, amount, refunded, settles, createdAt, refunds, problems } =
    payment;
  return {
    id,
    provider,
    providerId,
    state: status,
    amount: toMajor(amount),
    refunded: toMajor(refunded),
    createdAt: toIso(createdAt),
    settles,
    giftCard: payment.giftCard,
    // What a card pays of an order that is not paid in full goes back with the order alone.
    isRefundable:
      (status === 'completed' || status === 'needsRefund') &&
      refunded < amount &&
      (payment.giftCard === null || isPaidInFull({ paymentStatus, isCashReceived })),
    refunds: refunds.map(composeRefund),
    problems: problems.map(({ reason, receivedAt }) => ({ reason, receivedAt: toIso(receivedAt) })),
  };
}

function composeRefund(refund: OrderDetailRow['cashRefunds'][number]): OrderRefund {
  return { ...refund, amount: toMajor(refund.amount), createdAt: toIso(refund.createdAt) };
}

function composeMail(mail: OrderDetailRow['mails'][number], { email }: OrderContact): OrderMail {
  const { id, topic, attempts, error, createdAt, doneAt, failedAt } = mail;
  const isToCustomer = topic !== 'mail.order-needs-refund';
  return {
    id,
    topic,
    state: stateOfMail(mail, isToCustomer && email === ''),
    attempts,
    error: error ?? '',
    createdAt: toIso(createdAt),
    sentAt: doneAt !== null && failedAt === null && mail.outcome !== 'kept' ? toIso(doneAt) : null,
  };
}

function stateOfMail(
  { doneAt, failedAt, error, outcome }: OrderDetailRow['mails'][number],
  hasNoAddress: boolean,
): OrderMail['state'] {
  if (failedAt !== null) return 'failed';
  if (doneAt !== null) return outcome ?? (hasNoAddress ? 'skipped' : 'sent');
  return error === null ? 'waiting' : 'retrying';
}

/** Mails that tell what is so now. */
function resendableTopics(state: OrderStateCode, paymentState: string): OrderMailTopic[] {
  const hasLeft = state === 'shipped' || state === 'ready_for_pickup' || state === 'delivered';
  return [
    'mail.order-placed',
    ...(paymentState === 'completed' ? (['mail.order-paid'] as const) : []),
    ...(hasLeft ? (['mail.order-shipped'] as const) : []),
    ...(state === 'canceled' ? (['mail.order-canceled'] as const) : []),
  ];
}

function sumLeft(payments: readonly { amount: number; refunded: number }[]): number {
  return payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
}

/** PostgreSQL writes times in JSON with an offset. */
function toIso(time: string): string {
  return new Date(time).toISOString();
}
