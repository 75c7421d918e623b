import { expect, test } from 'vitest';

import { orderStateCodes } from '#domain/order-states.ts';

import {
  composeOrderDetail,
  composeOrderRow,
  fullName,
  isEditable,
  readContact,
} from './compose-order-detail.ts';
import type { OrderDetailRow } from './order-detail.queries.ts';

const at = '2026-11-20T12:00:00+03:00';
const iso = '2026-11-20T09:00:00.000Z';
const row: OrderDetailRow = {
  id: 'o',
  number: 'A-1',
  createdAt: new Date(iso),
  status: 'new',
  paymentStatus: 'new',
  paymentMethod: 'stripe',
  cashReceived: false,
  total: 10_000,
  rest: 0,
  refunded: 0,
  currency: 'RUB',
  contact: { firstName: 'Ann', lastName: 'Lee', phone: '+1', email: 'ann@shop.example' },
  delivery: { type: 'pickup', code: 'studio', title: 'Studio', speed: 'day_2', weight: null },
  userId: 5,
  isSample: false,
  language: 'en',
  version: 3,
  goods: 12_000,
  discount: 2000,
  deliveryPrice: 500,
  deliveryDiscount: 100,
  deliveryTaxAdded: 0,
  adjustments: [{ class: 'shipping', title: 'Cheaper delivery', code: 'SHIP1', amount: 100 }],
  staffDiscount: null,
  taxRelief: 0,
  taxes: [],
  refundedTax: 0,
  surplus: 0,
  giftCardAmount: 0,
  cardsLeft: 0,
  comment: '',
  cancelReason: null,
  exchangeOf: null,
  reservedUntil: null,
  trackingNumber: 'T',
  trackingUrl: 'https://t.example',
  lines: [],
  refundedDelivery: 250,
  isRestocked: false,
  cashRefunds: [],
  payments: [],
  events: [],
  notes: [],
  mails: [],
  customerOrders: 2,
};
const compose = (change: Partial<OrderDetailRow> = {}) => composeOrderDetail({ ...row, ...change }, 1);
const payment = (status: string, amount: number, refunded = 0): OrderDetailRow['payments'][number] => ({
  id: status,
  provider: 'stripe',
  providerId: null,
  createdAt: at,
  settles: true,
  giftCard: null,
  status,
  amount,
  refunded,
  refunds: [],
  problems: [],
});

test('amounts are told in major units', () => {
  expect(compose()).toMatchObject({
    total: 100,
    goods: 120,
    discount: 20,
    deliveryPrice: 5,
    refundedDelivery: 2.5,
  });
});

test('what was paid is the money that came and was not given back', () => {
  const payments = [payment('completed', 6000, 1000), payment('completed', 500), payment('failed', 9000)];
  expect(compose({ payments })).toMatchObject({ paid: 55, owed: 0 });
  const cash = { paymentStatus: 'cashSuccess', refunded: 1000 } as const;
  expect(compose({ ...cash, cashReceived: true })).toMatchObject({ paid: 90, owed: 0 });
  expect(compose({ ...cash, cashReceived: false }).paid).toBe(0);
  expect(compose({ cashReceived: true }).paid).toBe(0);
});

test('what is owed is money that has to go back, all of it once the order is over', () => {
  const payments = [payment('completed', 6000, 1000), payment('needsRefund', 300)];
  expect(compose({ payments }).owed).toBe(3);
  for (const status of ['canceled', 'returned'] as const) {
    expect(compose({ payments, status }).owed).toBe(53);
    expect(compose({ paymentStatus: 'cashSuccess', cashReceived: true, status }).owed).toBe(100);
  }
});

test('an order may be changed until it leaves the shop', () => {
  expect(orderStateCodes.filter(isEditable)).toEqual(['new', 'confirmed', 'paid', 'assembling']);
  expect(compose({ status: 'shipped' })).toMatchObject({
    isEditable: false,
    next: ['delivered', 'returned'],
  });
});

test('the person of an erased order is nobody', () => {
  const nobody = { firstName: '', lastName: '', phone: '' };
  expect(readContact({})).toEqual({ ...nobody, email: '', receiver: null, company: null, giftCard: null });
  expect(readContact({ receiver: { firstName: 'Bo' } }).receiver).toEqual({ ...nobody, firstName: 'Bo' });
  expect(fullName({ firstName: 'Ann', lastName: '' })).toBe('Ann');
  expect(composeOrderRow({ ...row, pieces: 2, firstTitle: null })).toMatchObject({
    customer: { name: 'Ann Lee', email: 'ann@shop.example', phone: '+1', userId: 5 },
    delivery: { type: 'pickup', title: 'Studio' },
    pieces: 2,
    firstTitle: '',
  });
});

test('an event names its author where that was staff, who may have gone', () => {
  const event = { kind: 'state', details: {}, createdAt: at } as const;
  const events = [
    { ...event, id: 1, author: null, isByStaff: true },
    {
      ...event,
      id: 2,
      author: 'Bo',
      isByStaff: true,
      details: { from: 'new', to: 'paid', reason: 'x', amount: 150 },
    },
    { ...event, id: 3, author: null, isByStaff: false },
    {
      ...event,
      id: 4,
      author: 'Bo',
      isByStaff: true,
      details: {
        changes: [
          { what: 'line' as const, name: 'Cup', from: 1, to: 2 },
          { what: 'total' as const, name: '', from: 100, to: 250 },
        ],
      },
    },
  ];
  const edits = [
    { what: 'line', name: 'Cup', from: 1, to: 2 },
    { what: 'total', name: '', from: 1, to: 2.5 },
  ];
  const blank = { kind: 'state', from: '', to: '', reason: '', amount: null, changes: [], createdAt: iso };
  expect(compose({ events }).events).toEqual([
    { ...blank, id: 1, author: '' },
    { ...blank, id: 2, from: 'new', to: 'paid', reason: 'x', amount: 1.5, author: 'Bo' },
    { ...blank, id: 3, author: null },
    { ...blank, id: 4, author: 'Bo', changes: edits },
  ]);
  const notes = [
    { id: 1, text: 'a', author: null, staffId: null, createdAt: at },
    { id: 2, text: 'b', author: 'Bo', staffId: 1, createdAt: at },
  ];
  expect(compose({ notes }).notes).toEqual([
    { id: 1, text: 'a', author: '', isOwn: false, createdAt: iso },
    { id: 2, text: 'b', author: 'Bo', isOwn: true, createdAt: iso },
  ]);
});

const mail = { id: 1, topic: 'mail.order-placed', attempts: 1, error: null, createdAt: at } as const;
const unsent = { doneAt: null, failedAt: null, outcome: null };
test.each([
  [unsent, 'waiting', null],
  [{ ...unsent, error: 'away' }, 'retrying', null],
  [{ ...unsent, failedAt: at, doneAt: at }, 'failed', null],
  [{ ...unsent, doneAt: at }, 'sent', iso],
  [{ ...unsent, doneAt: at, outcome: 'kept' as const }, 'kept', null],
  [{ ...unsent, doneAt: at, outcome: 'skipped' as const }, 'skipped', iso],
])('a mail with %j is %s', (facts, state, sentAt) => {
  expect(compose({ mails: [{ ...mail, ...facts }] }).mails).toMatchObject([
    { state, sentAt, createdAt: iso },
  ]);
});

test('a mail to a customer without an address was skipped, one to the shop was not', () => {
  const states = (topic: OrderDetailRow['mails'][number]['topic']) =>
    compose({ contact: {}, mails: [{ ...mail, topic, ...unsent, doneAt: at }] }).mails[0]?.state;
  expect(states('mail.order-placed')).toBe('skipped');
  expect(states('mail.order-needs-refund')).toBe('sent');
});

test('mails that tell what is so now may be sent again', () => {
  const topics = (change: Partial<OrderDetailRow>) => compose(change).resendable;
  expect(topics({})).toEqual(['mail.order-placed']);
  expect(topics({ paymentStatus: 'completed' })).toEqual(['mail.order-placed', 'mail.order-paid']);
  for (const status of ['shipped', 'ready_for_pickup', 'delivered'] as const)
    expect(topics({ status })).toEqual(['mail.order-placed', 'mail.order-shipped']);
  expect(topics({ status: 'canceled' })).toEqual(['mail.order-placed', 'mail.order-canceled']);
  expect(topics({ contact: {} })).toEqual([]);
  expect(topics({ isSample: true })).toEqual([]);
});

test('a customer without other orders has this one', () => {
  expect(compose({ customerOrders: 0 }).customer).toEqual({ userId: 5, orders: 1 });
  expect(compose().customer.orders).toBe(2);
});
