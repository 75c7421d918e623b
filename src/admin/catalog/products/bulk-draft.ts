import type { BulkChanges } from '#domain/schemas/manage-products.schema.ts';

/** What the dialog holds: choices as texts, numbers as their fields give them: null for none, NaN for unreadable ones. */
export interface BulkDraft {
  price: '' | 'percent' | 'amount' | 'set';
  priceValue: number | null;
  discount: '' | 'percent' | 'amount' | 'none';
  discountValue: number | null;
  rounding: 'cent' | 'whole' | 'ten';
  stock: '' | 'add' | 'set' | 'none';
  stockValue: number | null;
  addCatalogs: string[];
  removeCatalogs: string[];
  visibility: '' | 'show' | 'hide';
}

export const emptyDraft: BulkDraft = {
  price: '',
  priceValue: null,
  discount: '',
  discountValue: null,
  rounding: 'cent',
  stock: '',
  stockValue: null,
  addCatalogs: [],
  removeCatalogs: [],
  visibility: '',
};

/** Whether something is to change, and every number that it needs is there. */
export function isComplete(draft: BulkDraft): boolean {
  const isNumber = (value: number | null) => value !== null && !Number.isNaN(value);
  if (draft.price !== '' && !isNumber(draft.priceValue)) return false;
  if ((draft.discount === 'percent' || draft.discount === 'amount') && !isNumber(draft.discountValue))
    return false;
  if ((draft.stock === 'add' || draft.stock === 'set') && !isNumber(draft.stockValue)) return false;
  return Object.keys(toChanges(draft)).length > 0;
}

/** What the draft asks of the server; fields that are left alone are absent. */
export function toChanges(draft: BulkDraft): BulkChanges {
  const { price, discount, stock, rounding, visibility } = draft;
  const { priceValue, discountValue, stockValue } = draft;
  return {
    ...(price === 'set' && { price: { kind: price, value: priceValue ?? 0 } }),
    ...((price === 'percent' || price === 'amount') && {
      price: { kind: price, value: priceValue ?? 0, rounding },
    }),
    ...(discount === 'none' && { discount: { kind: discount } }),
    ...((discount === 'percent' || discount === 'amount') && {
      discount: { kind: discount, value: discountValue ?? 0, rounding },
    }),
    ...(stock === 'add' && { stock: { kind: stock, value: stockValue ?? 0 } }),
    ...(stock === 'set' && { stock: { kind: stock, value: stockValue ?? 0 } }),
    ...(stock === 'none' && { stock: { kind: 'set' as const, value: null } }),
    ...(draft.addCatalogs.length > 0 && { addCatalogs: draft.addCatalogs.map(Number) }),
    ...(draft.removeCatalogs.length > 0 && { removeCatalogs: draft.removeCatalogs.map(Number) }),
    ...(visibility !== '' && { enabled: visibility === 'show' }),
  };
}
