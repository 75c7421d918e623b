import { describe, expect, test } from 'vitest';

import { findPriorPrice, tellsPriorPrice, type PricePeriod } from './prior-price.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-01-01T00:00:00Z');

type Step = [day: number, price: number, isReduced?: 'reduced'];

/** Periods that follow each other, each from its day on. */
function periodsOf(...steps: Step[]): PricePeriod[] {
  return steps.map(([day, price, reduced], index) => {
    const next = steps[index + 1];
    return {
      price,
      isReduced: reduced === 'reduced',
      from: start + day * dayMs,
      to: next ? start + next[0] * dayMs : null,
    };
  });
}

describe('the lowest price before a reduction', () => {
  test.each<[string, Step[], number | null]>([
    [
      'is the price before it',
      [
        [0, 100],
        [100, 80, 'reduced'],
      ],
      100,
    ],
    [
      'is none without a reduction',
      [
        [0, 100],
        [10, 80],
      ],
      null,
    ],
    ['is none where there is no history', [], null],
    ['is none where the product was reduced from the start', [[0, 80, 'reduced']], null],
    [
      'is of what is known where that is less than 30 days',
      [
        [0, 90],
        [3, 100],
        [5, 80, 'reduced'],
      ],
      90,
    ],
    [
      'is not that which ended exactly 30 days before',
      [
        [0, 70],
        [10, 100],
        [40, 80, 'reduced'],
      ],
      100,
    ],
    [
      'is that which ended a moment less than 30 days before',
      [
        [0, 70],
        [10.00001, 100],
        [40, 80, 'reduced'],
      ],
      70,
    ],
    [
      'is what it was before it was raised for the sale',
      [
        [0, 100],
        [50, 150],
        [55, 120, 'reduced'],
      ],
      100,
    ],
    [
      'forgets a raise that was long ago',
      [
        [0, 100],
        [50, 150],
        [80, 120, 'reduced'],
      ],
      150,
    ],
    [
      'stays while the reduction goes further',
      [
        [0, 100],
        [50, 90, 'reduced'],
        [70, 60, 'reduced'],
      ],
      100,
    ],
    [
      'stays however long the reduction goes further',
      [
        [0, 100],
        [50, 90, 'reduced'],
        [90, 80, 'reduced'],
        [130, 60, 'reduced'],
      ],
      100,
    ],
    [
      'counts the sale before, after a gap',
      [
        [0, 100],
        [50, 60, 'reduced'],
        [55, 100],
        [60, 80, 'reduced'],
      ],
      60,
    ],
    [
      'forgets a sale that ended 30 days before',
      [
        [0, 100],
        [50, 60, 'reduced'],
        [55, 100],
        [85, 80, 'reduced'],
      ],
      100,
    ],
    [
      'counts a deeper reduction that was taken back in part',
      [
        [0, 100],
        [50, 60, 'reduced'],
        [55, 80, 'reduced'],
      ],
      60,
    ],
    [
      'begins anew after what was taken back, and goes further from there',
      [
        [0, 100],
        [50, 60, 'reduced'],
        [55, 90, 'reduced'],
        [60, 85, 'reduced'],
      ],
      60,
    ],
    [
      'goes on where the same price was written twice',
      [
        [0, 100],
        [50, 80, 'reduced'],
        [55, 80, 'reduced'],
      ],
      100,
    ],
    [
      'passes over times on request',
      [
        [0, 0],
        [50, 80, 'reduced'],
      ],
      null,
    ],
    [
      'looks behind times on request',
      [
        [0, 100],
        [45, 0],
        [50, 80, 'reduced'],
      ],
      100,
    ],
  ])('%s', (_title, steps, expected) => {
    expect(findPriorPrice(periodsOf(...steps))).toBe(expected);
  });
});

describe('the prior price is told', () => {
  const settings = (priorPrice: 'eu' | 'always' | 'never', currency: 'EUR' | 'USD', country = '') => ({
    common: { address: { country } },
    ecommerce: { priorPrice, currency },
  });

  test.each([
    ['in euros', settings('eu', 'EUR'), true],
    ['in a country of the EU', settings('eu', 'USD', 'PL'), true],
    ['nowhere else', settings('eu', 'USD', 'AE'), false],
    ['where nobody said where the shop is', settings('eu', 'USD'), false],
    ['wherever the owner wants it', settings('always', 'USD', 'AE'), true],
    ['not where the owner does not', settings('never', 'EUR', 'PL'), false],
  ])('%s', (_title, given, expected) => {
    expect(tellsPriorPrice(given)).toBe(expected);
  });
});
