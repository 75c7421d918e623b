import { readNumber, valueOf, type DecimalMark, type NumberKind } from '#domain/typed-number.ts';

import type { ForeignContext, ForeignProduct, ForeignReport } from './foreign-product.ts';

/** `undefined`: the file has no such column; null: nothing stands there, or something that is no number. */
export function readForeign(
  text: string | undefined,
  kind: NumberKind,
  {
    field,
    line,
    report,
    mark = '.',
  }: { field: string; line: number; report: ForeignReport; mark?: DecimalMark },
): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === '') return null;
  const read = readNumber(text, { kind, mark, rounds: true });
  if ('units' in read) return valueOf(read.units, kind);
  report.refuse(line, field, read.problem === 'ambiguous' ? 'ambiguous' : 'number', text);
  return null;
}

/** `15.00 USD`: the amount, refused where the currency is not the shop's. */
export function readAmount(
  text: string | undefined,
  currencyName: string | undefined,
  options: { field: string; line: number; report: ForeignReport; context: ForeignContext },
): number | null | undefined {
  if (text === undefined) return undefined;
  const trimmed = text.trim();
  const [named] = /^[A-Z]{3}$/.exec(trimmed.slice(-3)) ?? [];
  const amount = named === undefined ? trimmed : trimmed.slice(0, -3).trim();
  const currency = currencyName ?? named;
  if (currency !== undefined && currency !== '' && normalCurrency(currency) !== options.context.currency) {
    options.report.refuse(options.line, options.field, 'currency', `${amount} ${currency}`);
    return null;
  }
  return readForeign(amount, 'money', options);
}

/** Price lists still name the rouble of before 1998. */
function normalCurrency(name: string): string {
  const code = name.trim().toUpperCase();
  return code === 'RUR' ? 'RUB' : code;
}

/** Price and old price of a full and a reduced price as other shops keep them; an old price not above is none. */
export function pricesOf(
  full: number | null | undefined,
  reduced: number | null | undefined,
): { price?: number | null; oldPrice?: number | null } {
  if (full === undefined && reduced === undefined) return {};
  if (reduced === undefined || reduced === null || reduced <= 0)
    return { price: full ?? null, oldPrice: null };
  if (full === undefined || full === null || reduced >= full) return { price: reduced, oldPrice: null };
  return { price: reduced, oldPrice: full };
}

/** What is asked now, and what was asked before where that is more. */
export function pricesBefore(
  price: number | null | undefined,
  before: number | null | undefined,
): { price?: number | null; oldPrice?: number | null } {
  if (price === undefined) return {};
  return {
    price,
    oldPrice: (before ?? 0) > (price ?? 0) && price !== null && price > 0 ? (before ?? null) : null,
  };
}

const kilograms: Readonly<Record<string, number>> = {
  kg: 1,
  кг: 1,
  g: 0.001,
  г: 0.001,
  гр: 0.001,
  lbs: 0.453_592_37,
  lb: 0.453_592_37,
  oz: 0.028_349_523_125,
};
const centimetres: Readonly<Record<string, number>> = {
  cm: 1,
  см: 1,
  m: 100,
  м: 100,
  mm: 0.1,
  мм: 0.1,
  in: 2.54,
  yd: 91.44,
};

/** In kilograms, to the gram; null for a unit that is not known. Nothing weighs nothing: 0 says that it was not given. */
export function toKilograms(value: number | null, unit: string): number | null {
  const factor = kilograms[unit.toLowerCase()];
  return value === null || value <= 0 || factor === undefined ? null : round(value * factor, 1000);
}

/** In centimetres, to a tenth of a millimetre. */
export function toCentimetres(value: number | null, unit: string): number | null {
  const factor = centimetres[unit.toLowerCase()];
  return value === null || value <= 0 || factor === undefined ? null : round(value * factor, 100);
}

export function isUnit(unit: string): boolean {
  return unit.toLowerCase() in kilograms || unit.toLowerCase() in centimetres;
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

/** Only what the file speaks of. */
export function compact<Values extends object>(values: {
  [Key in keyof Values]: Values[Key] | undefined;
}): Partial<Values> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Values>;
}

/** A property with its values, once each; nothing where the file has no such column. */
export function propertyOf(
  title: string,
  given: readonly string[] | string | undefined,
  unit: string | null = null,
): ForeignProduct['properties'] {
  if (given === undefined) return [];
  const values = typeof given === 'string' ? [given] : given;
  return [
    {
      title,
      unit,
      values: [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))],
    },
  ];
}

/** `A > B` from the top down; nothing for an empty text. */
export function splitPath(text: string, sign = '>'): string[] {
  return text
    .split(sign)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
