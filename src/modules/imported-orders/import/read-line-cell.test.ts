import { expect, test } from 'vitest';

import { readLineCell } from './read-line-cell.ts';

test.each([
  [
    'name:Formal shoe|product_id:13|sku:A12|quantity:1|total:8.00|tax:1.44',
    { name: 'Formal shoe', sku: 'A12', quantity: '1', total: '8.00' },
  ],
  [
    'name:Shirt|product_id:61|sku:B11V2|quantity:2|total:8.00|color:Red|_variation_id:61|tax:1.44',
    { name: 'Shirt', sku: 'B11V2', quantity: '2', total: '8.00' },
  ],
  [
    'name:Ratio 1:2 | large|product_id:31529|sku:|quantity:1|total:13.00|sub_total:15.00',
    { name: 'Ratio 1:2 | large', sku: '', quantity: '1', total: '13.00' },
  ],
  ['', { name: '', sku: '', quantity: '', total: '' }],
])('%s', (cell, parts) => expect(readLineCell(cell)).toEqual(parts));
