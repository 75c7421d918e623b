import { describe, expect, test } from 'vitest';

import type { TrackedDetail, TrackedItem } from '../client/track.ts';
import { toMessages } from './ecommerce-events.ts';

const mug: TrackedItem = {
  id: 'MUG-1',
  name: 'Mug',
  variant: 'Blue',
  price: 12.5,
  quantity: 2,
  discount: 2.5,
};

describe('what services are told', () => {
  test.each([
    ['view_item', 'ViewContent', 'VIEW_CONTENT', { detail: expect.anything() }],
    ['add_to_cart', 'AddToCart', 'ADD_CART', { add: expect.anything() }],
    ['remove_from_cart', 'RemoveFromCart', undefined, { remove: expect.anything() }],
  ] as const)('%s [R656-658]', (name, meta, snap, metrika) => {
    const messages = toMessages({ name, items: [mug], value: 25 }, 'USD');
    expect(messages.ga).toEqual({
      event: name,
      params: {
        value: 25,
        currency: 'USD',
        items: [
          {
            item_id: 'MUG-1',
            item_name: 'Mug',
            item_variant: 'Blue',
            price: 12.5,
            quantity: 2,
            discount: 2.5,
          },
        ],
      },
    });
    expect(messages.meta?.event).toBe(meta);
    expect(messages.meta?.params).toMatchObject({ value: 25, currency: 'USD', content_ids: ['MUG-1'] });
    expect(messages.snap?.event).toBe(snap);
    expect(messages.metrika).toEqual({ ecommerce: { currencyCode: 'USD', ...metrika } });
  });

  test('begin_checkout, add_payment_info and generate_lead are goals of Metrika [R659,661,668]', () => {
    for (const name of ['begin_checkout', 'add_payment_info', 'generate_lead'] as const) {
      expect(toMessages({ name }, 'RUB').metrika).toEqual({ goal: name });
    }
    expect(toMessages({ name: 'add_payment_info', paymentType: 'cash' }, 'RUB').ga.params).toEqual({
      payment_type: 'cash',
    });
  });

  test('add_shipping_info says Ground, to Google alone [R660,728]', () => {
    const messages = toMessages({ name: 'add_shipping_info', items: [mug], value: 25 }, 'USD');
    expect(messages.ga.params).toMatchObject({ shipping_tier: 'Ground' });
    expect([messages.meta, messages.metrika, messages.snap]).toEqual([null, null, null]);
  });

  test('purchase carries number, tax 0 and delivery [R662-664,670]', () => {
    const purchase: TrackedDetail = {
      name: 'purchase',
      items: [mug],
      value: 25,
      transactionId: '1001',
      shipping: 5,
    };
    const messages = toMessages(purchase, 'EUR');
    expect(messages.ga.params).toMatchObject({ transaction_id: '1001', tax: 0, shipping: 5, value: 25 });
    expect(messages.metrika).toEqual({
      ecommerce: {
        currencyCode: 'EUR',
        purchase: {
          actionField: { id: '1001', revenue: 25 },
          products: [{ id: 'MUG-1', name: 'Mug', price: 12.5, quantity: 2, variant: 'Blue' }],
        },
      },
    });
    expect(messages.snap?.params).toMatchObject({ price: 25, transaction_id: '1001', number_items: 2 });
    const { shipping: _, ...collected } = purchase;
    expect(toMessages(collected, 'EUR').ga.params).toMatchObject({
      shipping: 0,
    });
  });

  test('search says the words [R410]', () => {
    const messages = toMessages({ name: 'search', searchTerm: 'mug' }, 'USD');
    expect(messages.ga.params).toEqual({ search_term: 'mug' });
    expect(messages.meta?.params).toEqual({ search_string: 'mug' });
    expect(messages.snap?.event).toBe('SEARCH');
  });
});
