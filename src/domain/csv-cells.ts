import { readNumber, type DecimalMark } from './typed-number.ts';

/** Apostrophes before what spreadsheets run as formulas when a cell begins with it. */
const guarded = /^'+(?:[\s\p{Cf}]*[=+\-@]|[\t\r\n])/u;

/** Takes back the apostrophe that an export puts before what a spreadsheet would run. */
export function unguardCell(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}

/** Doubles an apostrophe that only looks like an export's, so that reading takes away one and leaves one. */
export function guardApostrophe(text: string): string {
  return guarded.test(text) ? `'${text}` : text;
}

/** `a | b`; a bar or backslash within an item is written with a backslash. */
export function joinList(items: readonly string[]): string {
  return items.map((item) => item.replace(/[\\|]/g, (sign) => `\\${sign}`)).join(' | ');
}

export function splitList(text: string): string[] {
  return [...text.matchAll(/(?:\\.|[^|])+/gsu)]
    .map(([part]) => part.replaceAll(/\\(.)/gsu, '$1').trim())
    .filter((part) => part !== '');
}

const yes = new Set(['1', 'yes', 'true', 'y', 'x', '+', 'да', 'истина', 'есть', 'published', 'active', 'on']);
const no = new Set(['0', 'no', 'false', 'n', '-', 'нет', 'ложь', 'draft', 'archived', 'off', '']);

/** null when it is neither. */
export function parseYesNo(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** As the database keeps it. */
const mostStock = 1_000_000_000;
const endless = new Set(['unlimited', '∞', 'не ограничен', 'не ограничено', 'без ограничений', 'безлимит']);

/** `12` sets, `+5` and `-3` change, `unlimited` counts no longer; null when it is none of these. */
export function parseStock(
  text: string,
  mark: DecimalMark,
): { kind: 'set'; value: number | null } | { kind: 'add'; value: number } | null {
  const word = text.trim().toLowerCase();
  if (endless.has(word)) return { kind: 'set', value: null };
  const read = readNumber(word, { kind: 'count', mark });
  if (!('units' in read) || read.units === null || Math.abs(read.units) > mostStock) return null;
  return /^[+\-\u2212\u2013]/u.test(word)
    ? { kind: 'add', value: read.units }
    : { kind: 'set', value: read.units };
}
