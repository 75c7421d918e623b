import type { Currency } from '#domain/currencies.ts';
import {
  decimalsOf,
  markOf,
  readNumber,
  unitsOf,
  valueOf,
  writeNumber,
  type NumberKind,
} from '#domain/typed-number.ts';
import type { Language } from '#locales/languages.ts';

import type { KeyOf } from '../i18n/text-part.ts';
import type { numberTexts } from './number.texts.ts';

export interface NumberLimits {
  kind: NumberKind;
  min?: number | undefined;
  max?: number | undefined;
  /** An empty text is a problem. */
  isRequired?: boolean | undefined;
  /** Of amounts; absent: any. */
  currency?: Currency | undefined;
}

/** Names a text of `numberTexts`. */
export interface NumberProblem {
  text: KeyOf<typeof numberTexts>;
  params: Readonly<Record<string, string | number>>;
}

/** What is typed as a decimal number: null for an empty text, NaN for one that has a problem. */
export interface JudgedNumber {
  value: number | null;
  problem: NumberProblem | null;
}

export function judgeNumber(text: string, limits: NumberLimits, language: Language): JudgedNumber {
  const { kind, currency } = limits;
  const read = readNumber(text, { kind, mark: markOf(language), ...(currency && { currency }) });
  if ('units' in read) {
    const value = valueOf(read.units, kind);
    const problem = checkRange(value, limits, language);
    return { value: problem ? Number.NaN : value, problem };
  }
  const [grouped = '', decimal = ''] = read.problem === 'ambiguous' ? read.readings : [];
  const example = showNumber(examples[kind], kind, language);
  const params = { grouped, decimal, example, decimals: decimalsOf[kind], currency: currency ?? '' };
  return { value: Number.NaN, problem: { text: read.problem, params } };
}

/** A decimal number in the tidy form of the language; nothing for null and for what could not be read. */
export function showNumber(
  value: number | null,
  kind: NumberKind,
  language: Language,
  { isGrouped = true } = {},
): string {
  const units = Number.isNaN(value) ? null : unitsOf(value, kind);
  return units === null ? '' : writeNumber(units, { kind, mark: markOf(language), isGrouped });
}

const examples: Readonly<Record<NumberKind, number>> = {
  money: 1250.5,
  percent: 12.5,
  weight: 1.25,
  length: 12.5,
  pixels: 16,
  count: 12,
  degrees: 55.7558,
};

function checkRange(
  value: number | null,
  { kind, min, max, isRequired }: NumberLimits,
  language: Language,
): NumberProblem | null {
  if (value === null) return isRequired ? { text: 'required', params: {} } : null;
  const isBelow = min !== undefined && value < min;
  if (!isBelow && (max === undefined || value <= max)) return null;
  const bound = (limit: number | undefined) => showNumber(limit ?? null, kind, language);
  const params = { min: bound(min), max: bound(max) };
  if (min !== undefined && max !== undefined) return { text: 'range', params };
  return { text: isBelow ? 'least' : 'most', params };
}
