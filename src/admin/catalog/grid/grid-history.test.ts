import { expect, test } from 'vitest';

import { emptyValues } from '#domain/products/plain-column.ts';
import { productGridColumns, variationGridColumns } from '#domain/products/product.columns.ts';
import type { GridField, GridRow } from '#domain/schemas/manage-products.schema.ts';

import type { GridEdit } from './grid-cells.ts';
import { dropSaved, type GridHistory } from './grid-history.ts';

const row = (variationId: number, productId: number): GridRow => ({
  variationId,
  productId,
  title: 'Vase',
  variation: '',
  sku: '',
  fullPrice: 10,
  discountPrice: null,
  stock: 5,
  ...emptyValues(productGridColumns),
  ...emptyValues(variationGridColumns),
  enabled: true,
  isBundle: false,
  fulfilment: null,
});
const rows = [row(1, 1), row(2, 1), row(3, 2)];
const edit = (variationId: number, field: GridField, text: string): GridEdit => ({
  variationId,
  field,
  text,
});

test('what was saved goes; what was refused or cannot be read stays as it was typed', () => {
  const paste = [edit(1, 'fullPrice', '12'), edit(1, 'stock', 'many'), edit(3, 'discountPrice', '99')];
  const history: GridHistory = [[edit(1, 'fullPrice', '11')], paste];
  const saved = [{ variationId: 1, field: 'fullPrice' as const }];
  expect(dropSaved(history, { sent: history, saved, rows })).toEqual([[paste[1], paste[2]]]);
});

test('what is typed while the answer is awaited stays, in the same cell too', () => {
  const sent: GridHistory = [[edit(1, 'stock', '7')]];
  const later = [edit(1, 'stock', '8')];
  const saved = [{ variationId: 1, field: 'stock' as const }];
  expect(dropSaved([...sent, later], { sent, saved, rows })).toEqual([later]);
});

test('a title is saved for all rows of its product', () => {
  const sent: GridHistory = [[edit(2, 'title', 'Jug')], [edit(3, 'title', 'Cup')]];
  const saved = [{ variationId: 1, field: 'title' as const }];
  expect(dropSaved(sent, { sent, saved, rows })).toEqual([[edit(3, 'title', 'Cup')]]);
});
