import { z } from 'zod';

import { currencies } from '#domain/currencies.ts';
import { invoiceKinds, creditReasons } from '#domain/schemas/invoice.schema.ts';
import type { TaxPart } from '#domain/taxes/tax-amounts.ts';
import { languageCodes } from '#locales/languages.ts';

/** Minor units; the rate is thousandths of a percent. */
const taxSchema = z.object({
  name: z.string(),
  rate: z.int(),
  base: z.int(),
  amount: z.int(),
  /** False: the price and the discount of the line are without it. Issued before that could be: they have it. */
  included: z.boolean().default(true),
  /** The buyer accounts for it; the rate is what was within the price. Issued before there was any: not so. */
  reverseCharge: z.boolean().default(false),
});

const lineSchema = z.object({
  /** Of the order's line; null: the delivery. */
  key: z.int().nullable(),
  title: z.string(),
  details: z.array(z.string()),
  /** 0: a part of the price, no pieces. */
  quantity: z.int().min(0),
  /** What one piece was sold for, with tax that prices include; null on credit notes, whose pieces need not cost alike. */
  price: z.int().nullable(),
  /** What promotions took off the line as a whole. */
  discount: z.int().min(0),
  /** To be paid, with the tax; of a credit note, taken off. */
  total: z.int().min(0),
  tax: taxSchema.nullable(),
});
export type InvoiceLine = z.infer<typeof lineSchema>;

const partySchema = z.object({ name: z.string(), lines: z.array(z.string()) });

/**
 * All that stands on an issued document, as it is kept: it is drawn from this alone. Amounts are minor units, days
 * `YYYY-MM-DD` of the shop's calendar.
 */
export const invoiceContentSchema = z.object({
  kind: z.enum(invoiceKinds),
  number: z.string(),
  language: z.enum(languageCodes),
  currency: z.enum(currencies),
  separator: z.enum(['none', 'comma', 'space']),
  issuedOn: z.string(),
  order: z.object({ number: z.string(), placedOn: z.string() }),
  /** Null: not paid when it was issued. */
  paidOn: z.string().nullable(),
  /** Of a credit note: what it takes from, and why. */
  invoice: z.object({ number: z.string(), issuedOn: z.string() }).nullable(),
  reason: z.enum(creditReasons).nullable(),
  seller: partySchema.extend({
    country: z.string(),
    taxNumber: z.string(),
    registration: z.string(),
    bank: z.string(),
  }),
  /** Of a company its tax number, and the country that it was given for; empty for a person. */
  buyer: partySchema.extend({ country: z.string().default(''), taxNumber: z.string().default('') }),
  lines: z.array(lineSchema),
  total: z.int().min(0),
  footer: z.string(),
});
export type InvoiceContent = z.infer<typeof invoiceContentSchema>;

/** What a refund gives back of an order, line by line; minor units. */
export interface RefundedParts {
  lines: { key: number; quantity: number; amount: number; tax: number }[];
  delivery: number;
  deliveryTax: number;
}

export function totalOf(lines: readonly Pick<InvoiceLine, 'total'>[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

export function taxOf(lines: readonly Pick<InvoiceLine, 'tax'>[]): number {
  return lines.reduce((sum, { tax }) => sum + (tax?.amount ?? 0), 0);
}

/** The taxes of the lines, as they are summed by rate. */
export function taxPartsOf(lines: readonly InvoiceLine[]): TaxPart[] {
  return lines.flatMap(({ tax }) => (tax ? [tax] : []));
}

/** For who has come by the link of a letter, which may have been passed on. */
export function withoutAddress(content: InvoiceContent): InvoiceContent {
  return { ...content, buyer: { ...content.buyer, lines: [], taxNumber: '' } };
}

/** What of an invoice's lines its credit notes have left; lines of which nothing is left are gone. */
export function linesLeft(
  invoice: readonly InvoiceLine[],
  credited: readonly (readonly InvoiceLine[])[],
): InvoiceLine[] {
  const taken = Map.groupBy(credited.flat(), ({ key }) => key);
  return invoice
    .map((line): InvoiceLine => {
      const gone = taken.get(line.key) ?? [];
      const total = line.total - totalOf(gone);
      return {
        ...line,
        quantity: Math.max(0, line.quantity - gone.reduce((sum, { quantity }) => sum + quantity, 0)),
        total,
        tax: line.tax && withTax(line.tax, total, line.tax.amount - taxOf(gone)),
      };
    })
    .filter(({ quantity, total }) => quantity > 0 || total > 0);
}

/**
 * What a refund takes off, as lines of the invoice; null where it gives back what is not, or no longer, on it: the
 * order was changed since.
 */
export function linesOfRefund(left: readonly InvoiceLine[], refund: RefundedParts): InvoiceLine[] | null {
  const parts = [
    ...refund.lines,
    ...(refund.delivery > 0
      ? [{ key: null, quantity: 1, amount: refund.delivery, tax: refund.deliveryTax }]
      : []),
  ];
  const lines: InvoiceLine[] = [];
  for (const { key, quantity, amount, tax } of parts) {
    const line = left.find((each) => each.key === key);
    if (!line || amount > line.total || tax > (line.tax?.amount ?? 0)) return null;
    if (key !== null && quantity > line.quantity) return null;
    lines.push(
      asCredit({ ...line, quantity, total: amount, tax: line.tax && withTax(line.tax, amount, tax) }),
    );
  }
  return lines;
}

/** Pieces that go back need not cost alike: only the amount is told. */
export function asCredit(line: InvoiceLine): InvoiceLine {
  return { ...line, price: null, discount: 0 };
}

/** Whether both say that the same goods were sold for the same money. */
export function isSameSale(a: readonly InvoiceLine[], b: readonly InvoiceLine[]): boolean {
  const known = new Map(a.map((line) => [line.key, line]));
  return (
    a.length === b.length &&
    b.every(({ key, quantity, total, tax }) => {
      const line = known.get(key);
      return (
        line?.quantity === quantity &&
        line.total === total &&
        line.tax?.rate === tax?.rate &&
        line.tax?.amount === tax?.amount
      );
    })
  );
}

function withTax(
  tax: NonNullable<InvoiceLine['tax']>,
  total: number,
  amount: number,
): NonNullable<InvoiceLine['tax']> {
  return { ...tax, base: total - amount, amount };
}
