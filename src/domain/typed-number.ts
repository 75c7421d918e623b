import { languages, type Language } from '#locales/languages.ts';

import type { Currency } from './currencies.ts';

/** What a number counts, and so which unit may stand beside it and how many digits its fraction has. */
export type NumberKind = 'money' | 'percent' | 'weight' | 'length' | 'pixels' | 'count' | 'degrees';

/** The mark before the fraction, by which a text is understood where it could be meant in two ways. */
export type DecimalMark = '.' | ',';

export interface NumberRules {
  kind: NumberKind;
  /** Of the interface's language, or of the file. */
  mark: DecimalMark;
  /** Of the shop: an amount with the sign of another one is no amount here. Absent: any. */
  currency?: Currency;
  /** Rounds longer fractions, halves away from zero, as sums of spreadsheets have them. */
  rounds?: boolean;
}

/**
 * `units`: an integer of the kind's smallest units (kopecks or cents, grams, hundredths of a percent); null for
 * nothing at all. `readings`: the two ways in which a text with one mark before three digits can be meant.
 */
export type ReadNumber =
  | { units: number | null }
  | { problem: 'notNumber' | 'fraction' | 'whole' | 'currency' | 'tooLarge' }
  | { problem: 'ambiguous'; readings: [grouped: string, decimal: string] };

export const decimalsOf: Readonly<Record<NumberKind, number>> = {
  money: 2,
  percent: 2,
  weight: 3,
  length: 2,
  pixels: 0,
  count: 0,
  degrees: 7,
};

const currencies: readonly (readonly [Currency, RegExp])[] = [
  ['RUB', /^(?:₽|руб(?:\.|лей|ля|ль)?|р\.?|rub)$/iu],
  ['USD', /^(?:\$|us\$|usd|dollars?|долл\.?)$/iu],
  ['EUR', /^(?:€|eur|euros?|евро)$/iu],
  ['AED', /^(?:aed|dhs?\.?|dirhams?|د\.إ\.?|درهم)$/iu],
];
const unitSigns: Readonly<Record<Exclude<NumberKind, 'money'>, RegExp>> = {
  percent: /^[%٪]$/u,
  weight: /^(?:kg|кг\.?)$/iu,
  length: /^(?:cm|см\.?)$/iu,
  pixels: /^px$/iu,
  count: /^(?:pcs\.?|шт\.?)$/iu,
  degrees: /^°$/u,
};

/** Signs that carry no ink, such as marks of the writing direction; they come along when text is copied. */
const unseen = /[\u200b\u200e\u200f\u2060\u2066-\u2069\ufeff]/gu;
const longest = 60;

/** Digits of Arabic and Persian keyboards. */
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/gu;

/** In the signs that numbers are read in: digits of other scripts, and what stands between thousands. */
function inLatinSigns(text: string): string {
  return text
    .replace(unseen, '')
    .replace(/\s/gu, ' ')
    .replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/٫/gu, '.')
    .replace(/[’ʼ`٬]/gu, "'")
    .trim();
}

export function markOf(language: Language): DecimalMark {
  return languages[language].decimalMark;
}

/**
 * Reads a number as people write and paste it: `24.5`, `24,50`, `1 250,50` with any kind of space, `1,250.50`,
 * `1.250,50`, `1'250.50`, `١٬٢٥٠٫٥٠`, with its currency or unit. Every digit counts: what fits no way of writing numbers is
 * refused, and so is a single mark before exactly three digits where both of its meanings make sense. Where the
 * point is the mark of the fraction `1,250` groups thousands, unless three decimals are usual, as of kilograms.
 */
export function readNumber(text: string, rules: NumberRules): ReadNumber {
  const typed = inLatinSigns(text);
  if (typed === '') return { units: null };
  const parts = typed.length > longest ? null : split(typed);
  if (!parts) return { problem: 'notNumber' };
  const { isNegative, unit, body } = parts;
  if (unit !== '' && rules.kind === 'money') {
    const currency = currencies.find(([, pattern]) => pattern.test(unit))?.[0];
    if (!currency) return { problem: 'notNumber' };
    if (rules.currency && currency !== rules.currency) return { problem: 'currency' };
  } else if (unit !== '' && !(rules.kind !== 'money' && unitSigns[rules.kind].test(unit))) {
    return { problem: 'notNumber' };
  }
  const digits = readDigits(body, rules);
  if ('problem' in digits) return digits;
  const count = countUnits(digits, rules);
  if (typeof count !== 'number') return count;
  return { units: isNegative && count > 0 ? -count : count };
}

/** Sign, unit and the rest: `-$1,250`, `$ -5`, `12 %`. */
function split(text: string): { isNegative: boolean; unit: string; body: string } | null {
  const first = text.search(/\d/u);
  const last = text.search(/\d\D*$/u);
  if (first === -1) return null;
  // A mark without a digit on one of its sides: `.5`, `5.`.
  const start = /^(?:.*[^\p{L}])?[.,]$/u.test(text.slice(0, first)) ? first - 1 : first;
  const end = /^[.,]$/u.test(text.slice(last + 1)) ? last + 2 : last + 1;
  const signs = /^([+\-\u2212\u2013]?) ?(.*?) ?([+\-\u2212\u2013]?) ?$/u.exec(text.slice(0, start));
  const [, outer = '', before = '', inner = ''] = signs ?? [];
  const after = text.slice(end).trim();
  if ((outer !== '' && inner !== '') || (before !== '' && after !== '')) return null;
  return {
    isNegative: !['', '+'].includes(outer + inner),
    unit: before + after,
    body: text.slice(start, end),
  };
}

interface Digits {
  whole: string;
  fraction: string;
}

function readDigits(
  body: string,
  { kind, mark }: NumberRules,
): Digits | Exclude<ReadNumber, { units: unknown }> {
  const wrong = { problem: 'notNumber' } as const;
  const marks = body.replace(/[^.,]/gu, '');
  const last = marks.at(-1) ?? '';
  const place = body.lastIndexOf(last);
  const isSingle = marks !== '' && marks.indexOf(last) === marks.length - 1;
  // Of two different marks the last is that of the fraction; one that comes again groups thousands.
  if (!isSingle) return ungroup(body, marks === '' ? " '" : last) ?? wrong;
  const [head, fraction] = [body.slice(0, place), body.slice(place + 1)];
  if (!/^\d*$/u.test(fraction)) return wrong;
  if (marks.length > 1) return withFraction(ungroup(head, marks[0] ?? ''), fraction) ?? wrong;
  const read = withFraction(head === '' ? { whole: '0', fraction: '' } : ungroup(head, " '"), fraction);
  if (!read) return wrong;
  if (!/^[1-9]\d{0,2}$/u.test(head) || fraction.length !== 3) return read;
  const isGroupMark = mark === '.' && last === ',';
  const isFine = decimalsOf[kind] >= 3;
  if (isGroupMark && !isFine) return { whole: head + fraction, fraction: '' };
  if (!isGroupMark && isFine) return read;
  const count = countUnits(read, { kind, mark, rounds: true });
  const decimal = typeof count === 'number' ? writeNumber(count, { kind, mark, isGrouped: false }) : head;
  return { problem: 'ambiguous', readings: [head + fraction, decimal] };
}

function withFraction(digits: Digits | null, fraction: string): Digits | null {
  return digits && { ...digits, fraction };
}

/** Digits in one piece, or in groups of three with the same mark between all of them. */
function ungroup(text: string, marks: string): Digits | null {
  if (/^\d+$/u.test(text)) return { whole: text, fraction: '' };
  const mark = [...marks].find((one) => text.includes(one));
  if (mark === undefined) return null;
  const [head = '', ...groups] = text.split(mark);
  const isGrouped = /^[1-9]\d{0,2}$/u.test(head) && groups.every((group) => /^\d{3}$/u.test(group));
  return isGrouped ? { whole: head + groups.join(''), fraction: '' } : null;
}

function countUnits(
  { whole, fraction }: Digits,
  { kind, rounds = false }: NumberRules,
): number | { problem: 'fraction' | 'whole' | 'tooLarge' } {
  const decimals = decimalsOf[kind];
  const more = fraction.slice(decimals);
  if (/[1-9]/u.test(more) && !rounds) return { problem: decimals === 0 ? 'whole' : 'fraction' };
  const count =
    Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0')) + Number(/^[5-9]/u.test(more));
  return Number.isSafeInteger(count) ? count : { problem: 'tooLarge' };
}

/**
 * The tidy form of a number, which `readNumber` takes for the same number again: `1,250.50` or `1 250,50` with
 * no-break spaces, money with both digits of a fraction or none. Kinds with three decimals are not grouped.
 */
export function writeNumber(
  count: number,
  { kind, mark, isGrouped = true }: { kind: NumberKind; mark: DecimalMark; isGrouped?: boolean },
): string {
  const decimals = decimalsOf[kind];
  const digits = String(Math.abs(count)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const allDigits = digits.slice(digits.length - decimals);
  const fraction = kind === 'money' ? allDigits.replace(/^0+$/u, '') : withoutEndingZeros(allDigits);
  const groupMark = isGrouped && decimals < 3 ? (mark === ',' ? '\u00a0' : ',') : '';
  return (
    (count < 0 ? '-' : '') + groupThousands(whole).join(groupMark) + (fraction === '' ? '' : mark + fraction)
  );
}

function withoutEndingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return digits.slice(0, end);
}

function groupThousands(digits: string): string[] {
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let start = first; start < digits.length; start += 3) groups.push(digits.slice(start, start + 3));
  return groups;
}

/** Smallest units of a decimal number, halves away from zero; null stays null. */
export function unitsOf(value: number | null, kind: NumberKind): number | null {
  if (value === null) return null;
  const count = Math.round(Number((Math.abs(value) * 10 ** decimalsOf[kind]).toPrecision(15)));
  return value < 0 && count > 0 ? -count : count;
}

export function valueOf(count: number | null, kind: NumberKind): number | null {
  return count === null ? null : count / 10 ** decimalsOf[kind];
}
