import { expect, test } from 'vitest';

import { chargedTaxes, nameAdjustment, nameTax, splitSums } from './order-sums.ts';

test('rows that people read add up: goods, what prices save, each discount, delivery, total', () => {
  const adjustments = [
    { class: 'product' as const, amount: 0.1 },
    { class: 'order' as const, amount: 0.2 },
    { class: 'shipping' as const, amount: 4.99 },
  ];
  const order = { discount: 1.2, delivery: 0.01, deliveryDiscount: 4.99, taxRelief: 0, adjustments };
  expect(splitSums(order)).toEqual({ saved: 0.9, fullDelivery: 5 });
});

test('an order without discounts says what its prices save, and a delivery that is unknown stays so', () => {
  const order = { discount: 300, delivery: null, deliveryDiscount: 0, taxRelief: 0, adjustments: [] };
  expect(splitSums(order)).toEqual({ saved: 300, fullDelivery: null });
});

test('tax that is not charged is no saving, and is not told as a part of what is paid', () => {
  const order = { discount: 22.5, delivery: 0, deliveryDiscount: 0, taxRelief: 19, adjustments: [] };
  expect(splitSums(order).saved).toBe(3.5);
  const within = { included: true, reverseCharge: false };
  const added = { included: false, reverseCharge: false };
  expect(chargedTaxes([{ included: true, reverseCharge: true }, within, added])).toEqual({
    within: [within],
    added: [added],
  });
});

test('a discount reads as its title and the code that was given, once where they are the same', () => {
  expect(nameAdjustment({ title: 'Summer', code: null })).toBe('Summer');
  expect(nameAdjustment({ title: 'Summer', code: 'SUMMER10' })).toBe('Summer (SUMMER10)');
  expect(nameAdjustment({ title: 'SUMMER10', code: 'SUMMER10' })).toBe('SUMMER10');
});

test('a tax reads as its name and its rate, as the language writes percentages', () => {
  expect(nameTax({ name: 'VAT', rate: 25.5 }, 'en')).toBe('VAT 25.5%');
  expect(nameTax({ name: 'НДС', rate: 22 }, 'ru')).toBe('НДС 22\u00a0%');
});
