import { describe, expect, test } from 'vitest';

import { canMoveOrder, isOrderStateCode, orderStateCodes, orderStates } from './order-states.ts';

test.each([
  ['new', 'confirmed', true],
  ['new', 'canceled', true],
  ['new', 'delivered', false],
  ['new', 'new', false],
  ['paid', 'assembling', true],
  ['paid', 'new', false],
  ['assembling', 'ready_for_pickup', true],
  ['shipped', 'canceled', false],
  ['shipped', 'returned', true],
  ['delivered', 'returned', true],
  ['delivered', 'shipped', false],
  ['canceled', 'new', false],
  ['returned', 'delivered', false],
] as const)('%s to %s: %j', (from, to, allowed) => {
  expect(canMoveOrder(from, to)).toBe(allowed);
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
