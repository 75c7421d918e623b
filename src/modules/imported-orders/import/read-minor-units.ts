import { digitsOfCurrency } from '#domain/currency-digits.ts';
import { readNumber, type DecimalMark, type NumberKind } from '#domain/typed-number.ts';

/** Kinds of numbers by the digits of their fraction. */
const kindOf: Readonly<Record<0 | 2 | 3, NumberKind>> = { 0: 'count', 2: 'money', 3: 'weight' };

/** As programs write numbers: a point, no groups, any number of decimals. */
const plainPattern = /^(-?)(\d{1,15})(?:\.(\d{1,20}))?$/;

/**
 * An amount of a file as integer minor units of its currency, halves away from zero; null for an empty cell, undefined
 * for what is no amount or could be read in two ways. `plain` files are written by programs; people group thousands.
 */
export function readMinorUnits(
  text: string,
  currency: string,
  mark: DecimalMark | 'plain',
): number | null | undefined {
  const digits = digitsOfCurrency(currency);
  const typed = text.replace(/^'/, '').trim();
  if (typed === '') return null;
  const plain = mark === 'plain' ? plainPattern.exec(typed) : null;
  if (plain) {
    const [, sign = '', whole = '', fraction = ''] = plain;
    const units =
      Number(whole + fraction.slice(0, digits).padEnd(digits, '0')) +
      Number(/^[5-9]/.test(fraction.slice(digits)));
    if (!Number.isSafeInteger(units)) return undefined;
    return sign === '-' && units > 0 ? -units : units;
  }
  // Signs of currencies that the shop does not know stand before or behind the number.
  const bare = typed.replace(/^[^\d\-.,]+|[^\d.,]+$/gu, '');
  const rules = { kind: kindOf[digits], mark: mark === 'plain' ? '.' : mark, rounds: true } as const;
  const read = readNumber(bare, rules);
  return 'units' in read ? (read.units ?? undefined) : undefined;
}
