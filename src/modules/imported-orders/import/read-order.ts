import { createHash } from 'node:crypto';

import type {
  ImportedAddress,
  ImportedOrderState,
  OrderProblemReason,
} from '#domain/schemas/imported-order.schema.ts';
import { emailField } from '#domain/schemas/form-fields.schema.ts';
import { cleanLine, cleanText } from '#domain/text.ts';
import type { DecimalMark } from '#domain/typed-number.ts';

import { addsUp, type FoundAmounts } from './adds-up.ts';
import type { OrderColumns, OrderField } from './order-columns.ts';
import { stateOf } from './order-state.ts';
import { readLineCell } from './read-line-cell.ts';
import { readMinorUnits } from './read-minor-units.ts';
import { readMoment, type SlashOrder } from './read-moment.ts';

/** Amounts are minor units; null for what the file does not say. */
interface FoundLine {
  name: string;
  sku: string;
  quantity: number;
  price: number | null;
  total: number | null;
}

/** An order as the archive keeps it. */
export interface FoundOrder extends FoundAmounts {
  foreignId: string;
  number: string;
  placedAt: string;
  currency: string;
  refunded: number;
  addsUp: boolean;
  state: ImportedOrderState;
  status: string;
  fulfilment: string;
  email: string;
  contact: {
    name: string;
    phone: string;
    billing: ImportedAddress | null;
    shipping: ImportedAddress | null;
  };
  paymentMethod: string;
  deliveryMethod: string;
  note: string;
  lines: FoundLine[];
}

interface FoundProblem {
  reason: OrderProblemReason;
  value: string;
}

/** The order, or null where it is left out, and what is wrong with it. */
export interface ReadOrder {
  order: FoundOrder | null;
  problems: FoundProblem[];
}

/** How the file writes things, as far as it does not say so itself. */
export interface OrderReading {
  /** Of a file that names no currency. */
  currency: string;
  timeZone: string;
  slashes: SlashOrder;
  mark: DecimalMark | 'plain';
}

/** Rows of an order beyond this are not read. */
export const mostLines = 500;
const longest = { number: 100, text: 200, name: 500, note: 2000 } as const;
const email = emailField();
const amountFields = ['subtotal', 'discount', 'delivery', 'fees', 'tax', 'refunded'] as const;
const currencySigns: Readonly<Record<string, string>> = {
  RUR: 'RUB',
  '₽': 'RUB',
  РУБ: 'RUB',
  'РУБ.': 'RUB',
  $: 'USD',
  '€': 'EUR',
};

/** Thrown while an order is read, and never beyond: it is left out. */
class Refusal extends Error {
  readonly problem: FoundProblem;
  constructor(reason: OrderProblemReason, value: string) {
    super(reason);
    this.problem = { reason, value };
  }
}

/** Reads the rows of one order by the columns of its file. */
export function readOrder(
  rows: readonly (readonly string[])[],
  columns: OrderColumns,
  reading: OrderReading,
): ReadOrder {
  try {
    return readWhole(rows, columns, reading);
  } catch (error) {
    if (error instanceof Refusal) return { order: null, problems: [error.problem] };
    throw error;
  }
}

/** The number of the order that a row is of. */
export function readNumberOf(cells: readonly string[], { columns }: OrderColumns): string {
  return cellOf(cells, columns.get('number'));
}

function readWhole(
  rows: readonly (readonly string[])[],
  columns: OrderColumns,
  reading: OrderReading,
): ReadOrder {
  /** Of the first row that has something. */
  const read = (field: OrderField, most: number = longest.text) => {
    const found = columns.columns.get(field);
    const text = found && rows.map((cells) => cellOf(cells, found)).find((cell) => cell !== '');
    return cleanLine(text ?? '').slice(0, most);
  };
  const number = read('number');
  if (number === '') throw new Refusal('noNumber', '');
  if (number.length > longest.number) throw new Refusal('noNumber', number);
  const placedAt = readMoment(read('date'), reading);
  if (!placedAt) throw new Refusal('date', read('date'));
  const currency = readCurrency(read('currency'), reading.currency);
  const amount = (text: string, reason: 'amount' | 'total' = 'amount') => {
    const units = readMinorUnits(text, currency, reading.mark);
    if (units === undefined) throw new Refusal(reason, text);
    return units;
  };
  const total = amount(read('total'), 'total');
  if (total === null) throw new Refusal('total', '');
  const [subtotal, discount, delivery, fees, tax, refundCell] = amountFields.map((field) =>
    amount(read(field)),
  );
  const refunded = Math.abs(refundCell ?? readRefundItems(read('refundItems', longest.note), amount));
  const amounts: FoundAmounts = {
    subtotal: subtotal ?? null,
    discount: discount ?? null,
    delivery: delivery ?? null,
    fees: fees ?? null,
    tax: tax ?? null,
    total,
  };
  const lines = readLines(rows, columns, amount);
  const problems: FoundProblem[] = [];
  const isRight = addsUp(amounts, sumOf(lines));
  if (!isRight) problems.push({ reason: 'sums', value: read('total') });
  const status = read('status');
  const typedEmail = read('email', 300);
  const parsedEmail = email.safeParse(typedEmail);
  if (typedEmail !== '' && !parsedEmail.success) problems.push({ reason: 'email', value: typedEmail });
  const [billing, shipping] = [readAddress('billing', read), readAddress('shipping', read)];
  const order: FoundOrder = {
    foreignId: read('id', longest.number).replace(/^'/, '') || number,
    number,
    placedAt: placedAt.toISOString(),
    currency,
    ...amounts,
    refunded,
    addsUp: isRight,
    state: stateOf({ status, isCancelled: read('cancelledAt') !== '', total, refunded }),
    status,
    fulfilment: read('fulfilment'),
    email: parsedEmail.success ? parsedEmail.data : '',
    contact: {
      name: billing?.name || shipping?.name || read('name'),
      phone: read('phone').replace(/^'/, ''),
      billing,
      shipping,
    },
    paymentMethod: read('paymentMethod'),
    deliveryMethod: read('deliveryMethod'),
    note: readNote(rows, columns),
    lines,
  };
  return { order, problems };
}

/** What tells a changed order from the same one. */
export function digestOf(order: FoundOrder): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('hex');
}

function cellOf(cells: readonly string[], columns: readonly number[] = []): string {
  for (const column of columns) {
    const text = cells[column]?.trim();
    if (text) return text;
  }
  return '';
}

function readCurrency(typed: string, assumed: string): string {
  const code = typed.toUpperCase();
  if (code === '') return assumed;
  const known = currencySigns[code] ?? code;
  if (!/^[A-Z]{3}$/.test(known)) throw new Refusal('currency', typed);
  return known;
}

type ReadAmount = (text: string) => number | null;

/** The refunds of `amount:46.00|reason:refund|date:2019-06-19 12:13:48;amount:…`, added up. */
function readRefundItems(cell: string, amount: ReadAmount): number {
  const found = [...cell.matchAll(/(?:^|[;|])amount:\s*([^|;]*)/g)];
  return found.reduce((sum, [, text = '']) => sum + Math.abs(amount(text) ?? 0), 0);
}

function readLines(
  rows: readonly (readonly string[])[],
  { columns, lineCells, items }: OrderColumns,
  amount: ReadAmount,
): FoundLine[] {
  const [first = []] = rows;
  if (lineCells.length > 0) {
    const cells = lineCells.map((column) => readLineCell(first[column] ?? ''));
    return cells.flatMap((cell) => toLine({ ...cell, price: '' }, amount));
  }
  if (items.length > 0) {
    return items.flatMap(({ name, sku, quantity, total }) => {
      const cell = (column: number) => first[column] ?? '';
      const line = { name: cell(name), sku: cell(sku), quantity: cell(quantity), total: cell(total) };
      return toLine({ ...line, price: '' }, amount);
    });
  }
  return rows.flatMap((cells) => {
    const cell = (field: OrderField) => cellOf(cells, columns.get(field));
    const name = [cell('lineName'), cell('lineVariation')].filter(Boolean).join(', ');
    const line = { sku: cell('lineSku'), quantity: cell('lineQuantity'), price: cell('linePrice') };
    return toLine({ ...line, name, total: cell('lineTotal') }, amount);
  });
}

/** None where neither name nor article number stands. */
function toLine(
  typed: { name: string; sku: string; quantity: string; price: string; total: string },
  amount: ReadAmount,
): FoundLine[] {
  const name = cleanLine(typed.name).slice(0, longest.name);
  const sku = cleanLine(typed.sku).replace(/^'/, '').slice(0, longest.text);
  if (name === '' && sku === '') return [];
  const quantity = readQuantity(typed.quantity);
  const price = amount(typed.price);
  const total = amount(typed.total) ?? (price === null ? null : Math.round(price * quantity));
  return [{ name, sku, quantity, price, total }];
}

/** Pieces, or kilograms and the like; 1 where the file does not say. */
function readQuantity(text: string): number {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return 1;
  if (!/^-?\d{1,8}(?:\.\d{1,6})?$/.test(typed)) throw new Refusal('quantity', text);
  return Math.round(Number(typed) * 1000) / 1000;
}

function sumOf(lines: readonly FoundLine[]): number | null {
  if (lines.length === 0) return null;
  return lines.reduce<number | null>(
    (sum, { total }) => (sum === null || total === null ? null : sum + total),
    0,
  );
}

function readAddress(
  kind: 'billing' | 'shipping',
  read: (field: OrderField) => string,
): ImportedAddress | null {
  const whole = [read(`${kind}.firstName`), read(`${kind}.lastName`)].filter(Boolean).join(' ');
  const address: ImportedAddress = {
    name: (read(`${kind}.name`) || whole).slice(0, longest.text),
    company: read(`${kind}.company`),
    street: [read(`${kind}.street`), read(`${kind}.streetMore`)].filter(Boolean).join(', '),
    locality: read(`${kind}.locality`),
    region: read(`${kind}.region`),
    postalCode: read(`${kind}.postalCode`).replace(/^'/, ''),
    country: read(`${kind}.country`),
    phone: read(`${kind}.phone`).replace(/^'/, ''),
  };
  return Object.values(address).some((part) => part !== '') ? address : null;
}

/** With its line breaks. */
function readNote(rows: readonly (readonly string[])[], { columns }: OrderColumns): string {
  return cleanText(cellOf(rows[0] ?? [], columns.get('note'))).slice(0, longest.note);
}
