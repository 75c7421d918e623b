import { expect, test } from 'vitest';

import { vatCodeOf } from '../receipt-terms.ts';
import { euCountries, euRates, euRatesDate, otherSets } from './shipped-rates.ts';
import { fromPercent } from './tax-amounts.ts';

test('each of the 27 states has one standard rate that had begun when the table was made', () => {
  expect(euRates).toHaveLength(27);
  expect(euCountries.size).toBe(27);
  for (const { percent, validFrom } of euRates) {
    // Directive 2006/112/EC, article 97: at least 15 %.
    expect(percent).toBeGreaterThanOrEqual(15);
    expect(Number.isInteger(percent * 1000)).toBe(true);
    expect(validFrom <= euRatesDate).toBe(true);
  }
});

test('every Russian rate has its code in receipts, and others have none', () => {
  const codes = [otherSets.ru22, otherSets.ru7, otherSets.ru5].flatMap(({ country, rates }) =>
    rates.map(({ percent }) => vatCodeOf({ country, rate: fromPercent(percent) })),
  );
  expect(codes).toEqual([11, 3, 2, 8, 7]);
  expect(vatCodeOf({ country: 'RU', rate: 18_000 })).toBeNull();
  expect(vatCodeOf({ country: 'DE', rate: 20_000 })).toBeNull();
});
