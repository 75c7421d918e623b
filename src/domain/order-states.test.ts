import { describe, expect, test } from 'vitest';

import {
  canMoveOrder,
  closedOrderStates,
  isOrderStateCode,
  orderStateCodes,
  orderStates,
} from './order-states.ts';

test.each([
  ['new', ['confirmed', 'paid', 'assembling', 'canceled']],
  ['confirmed', ['paid', 'assembling', 'canceled']],
  ['paid', ['assembling', 'canceled']],
  ['assembling', ['shipped', 'ready_for_pickup', 'canceled']],
  ['shipped', ['delivered', 'returned']],
  ['ready_for_pickup', ['delivered', 'canceled']],
  ['delivered', ['returned']],
  ['canceled', []],
  ['returned', []],
] as const)('%s goes to %j and nowhere else', (from, allowed) => {
  expect(orderStateCodes.filter((to) => canMoveOrder(from, to))).toEqual(allowed);
});

test('an order is closed once nothing of it is on its way', () => {
  expect(closedOrderStates).toEqual(['delivered', 'canceled', 'returned']);
});

describe('every state', () => {
  test('is reachable from new', () => {
    const reached = new Set<string>(['new']);
    for (const code of reached) {
      if (isOrderStateCode(code)) for (const next of orderStates[code].next) reached.add(next);
    }
    expect([...reached].sort()).toEqual([...orderStateCodes].sort());
  });

  test.each(orderStateCodes)('%s has a colour that carries white text', (code) => {
    expect(contrastWithWhite(orderStates[code].color)).toBeGreaterThanOrEqual(4.5);
  });
});

test('unknown codes are told apart', () => {
  expect(isOrderStateCode('paid')).toBe(true);
  expect(isOrderStateCode('toString')).toBe(false);
  expect(isOrderStateCode(null)).toBe(false);
});

/** WCAG 2.2 relative luminance. */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
