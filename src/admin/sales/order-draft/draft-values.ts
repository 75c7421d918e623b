import { isEqual } from '#domain/editing/is-equal.ts';
import type { GridRow } from '#domain/schemas/manage-products.schema.ts';
import type { OrderDraftContent } from '#domain/schemas/order-draft.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';

import type { TypedDiscount } from '../order-edit/discount-fields.tsx';

/** A line from the catalog; `price` is null for what it costs when the order is placed. Major units. */
interface DraftLine {
  /** Tells lines apart; one variation may come twice. */
  key: string;
  variationId: number;
  name: string;
  quantity: number | null;
  price: number | null;
  seenPrice: number | null;
}

/** A line of the staff's own. */
interface CustomLine {
  key: string;
  title: string;
  quantity: number | null;
  price: number | null;
  taxClass: string | null;
}

/** A draft as its form has it; numbers are null while their fields are empty. */
export interface DraftValues
  extends Omit<OrderDraftContent, 'lines' | 'customLines' | 'codes' | 'discount'>, Record<string, unknown> {
  lines: DraftLine[];
  customLines: CustomLine[];
  /** Separated by spaces or commas. */
  codes: string;
  discount: TypedDiscount;
}

export const nowhere = { country: '', region: '', locality: '', street: '', postalCode: '' };

/** What a new draft begins with; most are taken along at the counter. */
export function emptyContent(language: OrderDraftContent['language']): OrderDraftContent {
  return {
    userId: null,
    firstName: '',
    lastName: '',
    phone: '',
    email: '',
    lines: [],
    customLines: [],
    codes: [],
    discount: null,
    deliveryType: 'counter',
    locationCode: '',
    address: nowhere,
    deliveryPrice: null,
    comment: '',
    language,
  };
}

export function toValues(content: OrderDraftContent): DraftValues {
  return {
    ...content,
    lines: content.lines.map(withKey),
    customLines: content.customLines.map(withKey),
    codes: content.codes.join(', '),
    discount: content.discount ?? { kind: 'none', value: null, reason: '' },
  };
}

function withKey<Line extends object>(line: Line): Line & { key: string } {
  return { ...line, key: crypto.randomUUID() };
}

/** What the API is asked for; lines keep their places, by which it tells what is wrong. */
export function toContent({ lines, customLines, codes, discount, ...rest }: DraftValues): OrderDraftContent {
  return {
    ...rest,
    lines: lines.map(({ key: _key, quantity, ...line }) => ({ ...line, quantity: quantity ?? 0 })),
    customLines: customLines.map(({ key: _key, quantity, price, ...line }) => ({
      ...line,
      quantity: quantity ?? 0,
      price: price ?? 0,
    })),
    codes: codes.split(/[\s,;]/).filter((code) => code !== ''),
    discount:
      discount.kind === 'none'
        ? null
        : { kind: discount.kind, value: discount.value ?? 0, reason: discount.reason },
  };
}

/** One piece of what was found in the catalog. */
export function lineOf({ variationId, title, variation, fullPrice, discountPrice }: GridRow): DraftLine {
  const today = discountPrice ?? fullPrice;
  return withKey({
    variationId,
    name: nameWithVariant(title, variation),
    quantity: 1,
    price: null,
    seenPrice: today > 0 ? today : null,
  });
}

export function customLine(): CustomLine {
  return withKey({ title: '', quantity: 1, price: null, taxClass: null });
}

/** Nothing is missing that a sum needs. */
export function isComplete({ lines, customLines, discount }: DraftValues): boolean {
  return (
    [...lines, ...customLines].every(({ quantity }) => quantity !== null && quantity > 0) &&
    customLines.every(({ title, price }) => title.trim() !== '' && price !== null) &&
    (discount.kind === 'none' || (discount.value !== null && discount.reason.trim() !== ''))
  );
}

/** What was typed, on top of what somebody else has made of the draft since: lines of both are kept. */
export function rebaseValues(typed: DraftValues, before: DraftValues, now: DraftValues): DraftValues {
  const joined = Object.entries(typed).map(([name, mine]) => {
    const isMine = !isEqual(withoutKeys(mine), withoutKeys(before[name]));
    return [name, isMine ? mine : now[name]] as const;
  });
  return {
    ...(Object.fromEntries(joined) as DraftValues),
    lines: joinLines(typed.lines, before.lines, now.lines),
    customLines: joinLines(typed.customLines, before.customLines, now.customLines),
  };
}

function joinLines<Line extends { key: string }>(mine: Line[], before: Line[], theirs: Line[]): Line[] {
  const has = (lines: Line[], line: Line) =>
    lines.some((each) => isEqual(withoutKeys(each), withoutKeys(line)));
  const isMine = !isEqual(withoutKeys(mine), withoutKeys(before));
  if (!isMine) return theirs;
  return [...mine, ...theirs.filter((line) => !has(before, line) && !has(mine, line))];
}

/** Keys are the form's alone. */
function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (typeof value !== 'object' || value === null || !('key' in value)) return value;
  const { key: _key, ...rest } = value;
  return rest;
}
