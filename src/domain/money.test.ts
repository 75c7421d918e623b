import { describe, expect, test } from 'vitest';

import { formatAmount, formatPrice, toMajor, toMinor } from './money.ts';

describe('minor units', () => {
  test.each([
    [0, 0],
    [0.1, 10],
    [19.99, 1999],
    [1.005, 101],
    [8.165, 817],
    [1234567.89, 123456789],
    [-1.005, -101],
    [-0.001, 0],
    [-0.01, -1],
    [1e-9, 0],
  ])('%d is %d', (decimal, minor) => {
    expect(toMinor(decimal)).toBe(minor);
  });

  test.each([Number.NaN, Infinity, -Infinity, 1e15])('%d is refused', (decimal) => {
    expect(() => toMinor(decimal)).toThrow(RangeError);
  });

  test('major units come back unchanged', () => {
    for (let minor = 0; minor < 20_000; minor += 7) expect(toMinor(toMajor(minor))).toBe(minor);
  });
});

describe('price', () => {
  test.each([
    [150000, 'AED', 'none', 'AED\u00a01500'],
    [150000, 'AED', 'comma', 'AED\u00a01,500'],
    [150000, 'RUB', 'none', '1500\u00a0₽'],
    [150000, 'RUB', 'space', '1\u00a0500\u00a0₽'],
    [150000, 'USD', 'comma', '$1,500'],
    [150000, 'EUR', 'comma', '€1,500'],
    [123456700, 'USD', 'none', '$1234567'],
    [123456700, 'USD', 'comma', '$1,234,567'],
    [123456700, 'USD', 'space', '$1\u00a0234\u00a0567'],
    [123450, 'USD', 'none', '$1234.50'],
    [123450, 'USD', 'comma', '$1,234.50'],
    [123450, 'RUB', 'space', '1\u00a0234,50\u00a0₽'],
    [99900, 'RUB', 'space', '999\u00a0₽'],
    [100000, 'USD', 'comma', '$1,000'],
    [1234567890123, 'USD', 'comma', '$12,345,678,901.23'],
    [5, 'USD', 'comma', '$0.05'],
    [9, 'USD', 'comma', '$0.09'],
    [10, 'USD', 'comma', '$0.10'],
    [0, 'RUB', 'comma', '0\u00a0₽'],
    [-150050, 'USD', 'comma', '\u2212$1,500.50'],
    [-100, 'RUB', 'space', '\u22121\u00a0₽'],
    [-100, 'AED', 'none', '\u2212AED\u00a01'],
  ] as const)('%d minor %s with separator %s is %s', (minor, currency, separator, text) => {
    expect(formatPrice(minor, { currency, separator })).toBe(text);
  });

  test('grouping agrees with Intl', () => {
    const english = new Intl.NumberFormat('en-US');
    for (const whole of [0, 9, 10, 999, 1000, 12_345, 123_456, 1_000_000, 98_765_432_101]) {
      expect(formatAmount(whole * 100, 'comma')).toBe(english.format(whole));
    }
  });

  test('the amount alone keeps its sign', () => {
    expect(formatAmount(-123450, 'space')).toBe('\u22121\u00a0234,50');
  });
});
