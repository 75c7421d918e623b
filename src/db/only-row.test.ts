import { expect, test } from 'vitest';

import { onlyRow } from './only-row.ts';

test('a statement that gave no row is a fault, not a row of zeros', () => {
  expect(onlyRow([{ id: 7 }])).toEqual({ id: 7 });
  expect(() => onlyRow([])).toThrow('gave no row');
});
