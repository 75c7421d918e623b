import type { Currency } from './currencies.ts';
import { cleanLine } from './text.ts';
import { readNumber, type DecimalMark } from './typed-number.ts';

/** Prices as they are pasted, one a line. */
export interface PastedPrices {
  lines: PastedPrice[];
  wrong: { line: number; text: string; reason: WrongLine }[];
}

interface PastedPrice {
  sku: string;
  minQuantity: number;
  /** Minor units. */
  price: number;
}

export const wrongLines = ['columns', 'quantity', 'price', 'twice', 'sale'] as const;
type WrongLine = (typeof wrongLines)[number];

interface LineRules {
  mark: DecimalMark;
  currency: Currency;
  /** Prices of a sale count from one piece on. */
  isSale?: boolean;
}

const mostPieces = 9999;
const mostPrice = 100_000_000_000;

/**
 * Reads prices as they come out of a spreadsheet or are typed: article number, pieces from which the price counts (may
 * be left out) and price, with tabs, semicolons or a comma and a space between them. Further columns, empty lines and a
 * first line of headings are passed over. Lines count from 1.
 */
export function readPriceLines(text: string, rules: LineRules): PastedPrices {
  const lines = text.split(/\r\n|\r|\n/u);
  const read: PastedPrices = { lines: [], wrong: [] };
  const known = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const cells = splitLine(line);
    if (cells.every((cell) => cell === '')) continue;
    const isHeading = index === 0 && !cells.slice(1, 3).some((cell) => /\d/u.test(cell));
    if (isHeading && cells.length > 1) continue;
    const found = readCells(cells, rules);
    const key = typeof found === 'string' ? '' : `${found.minQuantity} ${found.sku}`;
    const reason = typeof found === 'string' ? found : known.has(key) ? 'twice' : null;
    if (reason !== null) read.wrong.push({ line: index + 1, text: cleanLine(line).slice(0, 100), reason });
    else if (typeof found !== 'string') read.lines.push(found);
    known.add(key);
  }
  return read;
}

function splitLine(line: string): string[] {
  const mark = line.includes('\t') ? '\t' : line.includes(';') ? ';' : /,\s/u;
  return line.split(mark).map((cell) => cleanLine(cell.replace(/^\s*"(.*)"\s*$/u, '$1')));
}

function readCells(
  [sku = '', second, third]: string[],
  { mark, currency, isSale = false }: LineRules,
): PastedPrice | WrongLine {
  if (sku === '' || second === undefined) return 'columns';
  const [from, amount] = third === undefined || third === '' ? ['1', second] : [second || '1', third];
  const quantity = readNumber(from, { kind: 'count', mark });
  if (!('units' in quantity) || !isWithin(quantity.units, mostPieces)) return 'quantity';
  if (isSale && quantity.units > 1) return 'sale';
  const price = readNumber(amount, { kind: 'money', mark, currency, rounds: true });
  if (!('units' in price) || !isWithin(price.units, mostPrice)) return 'price';
  return { sku, minQuantity: quantity.units, price: price.units };
}

function isWithin(units: number | null, most: number): units is number {
  return units !== null && units >= 1 && units <= most;
}
