import { expect, test } from 'vitest';

import { deliveryWeight, sumDeliveryWeight, volumetricWeight } from './delivery-weight.ts';

test.each([
  [{ length: 50, height: 40, width: 30 }, 12],
  [{ length: 50, height: 40, width: null }, 0],
  [{ length: -50, height: -40, width: 30 }, 0],
  [{}, 0],
])('volumetric weight of %j is %d [R369-370,728]', (measured, weight) => {
  expect(volumetricWeight(measured)).toBe(weight);
});

test.each([
  [{ weight: 20, length: 50, height: 40, width: 30 }, 20],
  [{ weight: 2, length: 50, height: 40, width: 30 }, 12],
  [{ weight: 1.5 }, 1.5],
  [{ weight: 0, length: 0, height: 0, width: 0 }, null],
  [{ weight: null, length: null, height: null, width: null }, null],
])('delivery weight of %j is %j', (measured, weight) => {
  expect(deliveryWeight(measured)).toBe(weight);
});

test.each([
  ['quantity', [{ weight: 1.5, quantity: 2 }], 3],
  [
    'each line by its larger weight',
    [
      { weight: 1, quantity: 1 },
      { length: 50, height: 40, width: 30, quantity: 2 },
    ],
    25,
  ],
  [
    'no binary dust',
    [
      { weight: 0.1, quantity: 1 },
      { weight: 0.2, quantity: 1 },
    ],
    0.3,
  ],
  [
    'unknown beside known',
    [
      { weight: null, quantity: 4 },
      { weight: 1, quantity: 1 },
    ],
    1,
  ],
  ['all unknown', [{ weight: null, quantity: 4 }], null],
  ['no lines', [], null],
])('sum: %s [R371]', (_, lines, weight) => {
  expect(sumDeliveryWeight(lines)).toBe(weight);
});
