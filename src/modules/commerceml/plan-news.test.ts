import { describe, expect, test } from 'vitest';

import { readMessageRef } from '#domain/i18n/message-ref.ts';

import { planNews, type KnownOrder } from './plan-news.ts';
import type { OrderNews } from './read-document.ts';

const cash: KnownOrder = {
  status: 'new',
  paymentStatus: 'cashSuccess',
  isCashReceived: false,
  deliveryType: 'delivery',
  lines: [
    [2, 20_02],
    [1, 5_00],
  ],
};
const nothing: OrderNews = {
  id: '',
  number: '',
  isCanceled: false,
  isPaid: false,
  isShipped: false,
  isPosted: false,
  status: '',
  lines: [],
};
const plan = (order: Partial<KnownOrder>, news: Partial<OrderNews>, takesCash = true) => {
  const { notes, ...rest } = planNews({ ...cash, ...order }, { ...nothing, ...news }, { takesCash });
  return { ...rest, notes: notes.map((text) => readMessageRef(text).key.replace('commerceml.news.', '')) };
};
const stays = { steps: [], receivesCash: false, notes: [] };

describe('states', () => {
  test.each([
    ['posted', { isPosted: true }, ['confirmed']],
    ['shipped, by each move that the shop allows', { isShipped: true }, ['assembling', 'shipped']],
    ['canceled', { isCanceled: true }, ['canceled']],
    ['canceled before all else', { isCanceled: true, isShipped: true }, ['canceled']],
    ['named by its code', { status: '[delivered] Whatever' }, ['assembling', 'shipped', 'delivered']],
    ['named in a language of the shop', { status: 'Собирается' }, ['assembling']],
    ['what is further', { status: '[confirmed] x', isShipped: true }, ['assembling', 'shipped']],
  ] as const)('%s', (_what, news, steps) => {
    expect(plan({}, news)).toEqual({ ...stays, steps });
  });

  test('an order to be picked up is ready once 1C has shipped it', () => {
    expect(plan({ deliveryType: 'pickup' }, { isShipped: true }).steps).toEqual([
      'assembling',
      'ready_for_pickup',
    ]);
  });

  test.each(['shipped', 'delivered', 'returned'] as const)(
    'what an order has behind it is no news: %s',
    (status) => {
      expect(plan({ status }, { isPosted: true, isShipped: true, status: '[new] x' })).toEqual(stays);
    },
  );

  test('what the rules do not allow is told', () => {
    expect(plan({ status: 'shipped' }, { isCanceled: true })).toEqual({ ...stays, notes: ['cannot'] });
    expect(plan({ status: 'canceled' }, { isShipped: true })).toEqual({ ...stays, notes: ['cannot'] });
    expect(plan({ status: 'new' }, { status: '[returned] x' })).toEqual({ ...stays, notes: ['cannot'] });
    expect(plan({ deliveryType: 'none' }, { isShipped: true })).toEqual({ ...stays, notes: ['cannot'] });
    expect(plan({}, { status: 'К обеспечению' })).toEqual({ ...stays, notes: ['status'] });
  });

  test('posting an order leaves it to its online payment', () => {
    expect(plan({ paymentStatus: 'new' }, { isPosted: true })).toEqual(stays);
  });

  test('no state of 1C pays an order', () => {
    expect(plan({ paymentStatus: 'new' }, { status: '[paid] x' })).toEqual(stays);
  });
});

describe('money', () => {
  test('cash is received where the owner has it so, and told where not', () => {
    expect(plan({}, { isPaid: true })).toEqual({ ...stays, receivesCash: true });
    expect(plan({}, { isPaid: true }, false)).toEqual({ ...stays, notes: ['cashLeft'] });
    expect(plan({ isCashReceived: true }, { isPaid: true }, false)).toEqual(stays);
  });

  test.each(['new', 'pending', 'failed', 'canceled'])(
    'an online payment is never booked: %s',
    (paymentStatus) => {
      expect(plan({ paymentStatus }, { isPaid: true })).toEqual({ ...stays, notes: ['notPaid'] });
    },
  );

  test('an order that is paid stays so, one that is over is told', () => {
    expect(plan({ paymentStatus: 'completed' }, { isPaid: true })).toEqual(stays);
    expect(plan({ status: 'canceled' }, { isPaid: true }).notes).toEqual(['paidOver']);
    expect(plan({}, { isPaid: true, isCanceled: true })).toMatchObject({
      receivesCash: false,
      notes: ['paidOver'],
    });
  });
});

test('other lines are told, the same in another order and spelling are not', () => {
  expect(
    plan(
      {},
      {
        lines: [
          ['1.000', '5'],
          ['2', '20,02'],
        ],
      },
    ),
  ).toEqual(stays);
  expect(
    plan(
      {},
      {
        lines: [
          ['1', '5'],
          ['3', '30.03'],
        ],
      },
    ),
  ).toEqual({ ...stays, notes: ['lines'] });
  expect(plan({}, { lines: [['', '']] }).notes).toEqual(['lines']);
});
