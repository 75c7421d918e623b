import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { Currency } from '#domain/currencies.ts';
import type { OrderStateCode } from '#domain/order-states.ts';
import type { InvoiceKind, InvoiceSettingsInput, creditReasons } from '#domain/schemas/invoice.schema.ts';
import type { Language } from '#locales/languages.ts';

import type { RefundedParts } from './invoice-content.ts';

type Db = Kysely<Database>;

export interface InvoiceSettingsRow extends InvoiceSettingsInput {
  /** Of the shop's taxes. */
  country: string;
  taxNumber: string;
}

export function selectInvoiceSettings(db: Db): Promise<InvoiceSettingsRow> {
  return readSettings(db, false);
}

/** The same, locked until the transaction ends: documents are issued one after the other. */
export function lockInvoiceSettings(trx: Db): Promise<InvoiceSettingsRow> {
  return readSettings(trx, true);
}

async function readSettings(db: Db, isLocked: boolean): Promise<InvoiceSettingsRow> {
  const { rows } = await sql<InvoiceSettingsRow>`
    select s.issue_when as "issueWhen", s.mailed, s.seller_name as "sellerName",
      s.seller_address as "sellerAddress", s.registration, s.bank, s.footer,
      s.invoice_prefix as "invoicePrefix", s.credit_note_prefix as "creditNotePrefix",
      s.with_year as "withYear", s.digits, s.version, t.country, t.tax_number as "taxNumber"
    from invoice_settings s cross join tax_settings t
    ${isLocked ? sql`for no key update of s` : sql``}`.execute(db);
  return onlyRow(rows);
}

/** False, and nothing changed, when the version is not the present one. */
export async function updateInvoiceSettings(trx: Db, settings: InvoiceSettingsInput): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invoice_settings')
    .set({
      issue_when: settings.issueWhen,
      mailed: settings.mailed,
      seller_name: settings.sellerName,
      seller_address: settings.sellerAddress,
      registration: settings.registration,
      bank: settings.bank,
      footer: settings.footer,
      invoice_prefix: settings.invoicePrefix,
      credit_note_prefix: settings.creditNotePrefix,
      with_year: settings.withYear,
      digits: settings.digits,
      version: sql`version + 1`,
    })
    .where('version', '=', settings.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Series {
  kind: InvoiceKind;
  year: number;
}

/** The next number of a series; given back with the transaction, should it come to nothing. */
export async function takeSequence(trx: Db, { kind, year }: Series): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_series (kind, year, last) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last = invoice_series.last + 1 returning last`.execute(trx);
  return onlyRow(rows).last;
}

/** 0 for a series that has not begun. */
export async function selectLastSequence(db: Db, { kind, year }: Series): Promise<number> {
  const row = await db
    .selectFrom('invoice_series')
    .select('last')
    .where('kind', '=', kind)
    .where('year', '=', year)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** An order as its invoice tells it; amounts are minor units. */
export interface InvoicedOrder {
  id: string;
  number: string;
  language: Language;
  currency: Currency;
  status: OrderStateCode;
  isSample: boolean;
  isPaid: boolean;
  /** Minor units. */
  total: number;
  createdAt: Date;
  /** When the money that it is paid with came; null: it has not. */
  paidAt: Date | null;
  contact: unknown;
  delivery: unknown;
  deliveryPrice: number;
  deliveryDiscount: number;
  deliveryTaxAdded: number;
  deliveryTax: TaxOfLine | null;
  lines: {
    id: number;
    quantity: number;
    price: number;
    discount: number;
    taxAdded: number;
    snapshot: unknown;
    tax: TaxOfLine | null;
  }[];
}

interface TaxOfLine {
  name: string;
  rate: number;
  base: number;
  amount: number;
  included: boolean;
  reverseCharge: boolean;
}

/** Locked until the transaction ends. */
export async function lockInvoicedOrder(trx: Db, id: string): Promise<InvoicedOrder | undefined> {
  await trx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return selectInvoicedOrder(trx, id);
}

export async function selectInvoicedOrder(db: Db, id: string): Promise<InvoicedOrder | undefined> {
  const tax = sql`jsonb_build_object('name', x.name, 'rate', (x.rate * 1000)::int, 'base', x.base,
    'amount', x.amount, 'included', x.included, 'reverseCharge', x.reverse_charge)`;
  const { rows } = await sql<InvoicedOrder>`
    select o.id, o.number, o.language, o.currency, o.status, o.is_sample as "isSample",
      o.payment_status = 'completed' or o.cash_received_at is not null as "isPaid", o.total,
      o.created_at as "createdAt", o.contact, o.delivery, o.delivery_price as "deliveryPrice",
      o.delivery_discount as "deliveryDiscount", o.delivery_tax_added as "deliveryTaxAdded",
      coalesce(o.cash_received_at, (select max(e.created_at) from order_events e where e.order_id = o.id
        and e.kind = 'payment' and e.details ->> 'to' = 'completed' and o.payment_status = 'completed'))
        as "paidAt",
      (select ${tax} from order_tax_lines x where x.order_id = o.id and x.order_line_id is null) as "deliveryTax",
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'quantity', l.quantity, 'price', l.price,
          'discount', l.discount, 'taxAdded', l.tax_added, 'snapshot', l.snapshot,
          'tax', (select ${tax} from order_tax_lines x where x.order_line_id = l.id)) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as lines
    from orders o where o.id = ${id}`.execute(db);
  return rows[0];
}

/** What has gone back of the order's own goods, oldest first. */
export async function selectRefundsDone(
  db: Db,
  orderId: string,
): Promise<({ id: string } & RefundedParts)[]> {
  const { rows } = await sql<{ id: string } & RefundedParts>`
    select r.id, r.delivery_amount as delivery, r.delivery_tax as "deliveryTax", coalesce(l.lines, '[]') as lines
    from payment_refunds r left join lateral (
      select jsonb_agg(jsonb_build_object('key', b.order_line_id, 'quantity', b.quantity, 'amount', b.amount,
        'tax', b.tax) order by b.order_line_id) as lines
      from refund_lines b where b.refund_id = r.id and (b.amount > 0 or b.quantity > 0)
    ) l on true
    where r.order_id = ${orderId} and r.status = 'done' and (r.delivery_amount > 0 or l.lines is not null)
    order by r.created_at, r.id`.execute(db);
  return rows;
}

export interface StoredInvoice {
  id: number;
  kind: InvoiceKind;
  number: string;
  orderId: string;
  invoiceId: number | null;
  reason: (typeof creditReasons)[number] | null;
  refundId: string | null;
  content: unknown;
}

const storedFields = sql`id, kind, number, order_id as "orderId", invoice_id as "invoiceId", reason,
  refund_id as "refundId", content`;

/** In the order in which they were issued. */
export async function selectInvoicesOfOrder(db: Db, orderId: string): Promise<StoredInvoice[]> {
  const { rows } = await sql<StoredInvoice>`
    select ${storedFields} from invoices where order_id = ${orderId} order by id`.execute(db);
  return rows;
}

export async function selectInvoice(db: Db, id: number): Promise<StoredInvoice | undefined> {
  const { rows } = await sql<StoredInvoice>`select ${storedFields} from invoices where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Who asks, by their account and the tokens of orders that they carry. */
export interface Viewer {
  userId: number | null;
  tokenHashes: readonly Buffer[];
}

/**
 * Whether the viewer is the order's customer, or has a token of it that no letter has brought: those of letters are
 * passed on.
 */
export async function isBuyer(db: Db, orderId: string, { userId, tokenHashes }: Viewer): Promise<boolean> {
  const { rows } = await sql`
    select from orders o where o.id = ${orderId} and (o.user_id = ${userId}::int or exists (
      select from order_access a where a.order_id = o.id and a.mailed_to is null and a.expires_at > now()
        and a.token_hash = any(${[...tokenHashes]}::bytea[])))`.execute(db);
  return rows.length > 0;
}

export async function isNumberTaken(trx: Db, number: string): Promise<boolean> {
  const row = await trx.selectFrom('invoices').select('id').where('number', '=', number).executeTakeFirst();
  return row !== undefined;
}

interface NewInvoice extends Series {
  sequence: number;
  number: string;
  orderId: string;
  invoiceId: number | null;
  reason: (typeof creditReasons)[number] | null;
  refundId: string | null;
  issuedOn: string;
  currency: Currency;
  total: number;
  tax: number;
  content: object;
  staffId: number | null;
}

export async function insertInvoice(trx: Db, invoice: NewInvoice): Promise<number> {
  const { id } = await trx
    .insertInto('invoices')
    .values({
      kind: invoice.kind,
      year: invoice.year,
      sequence: invoice.sequence,
      number: invoice.number,
      order_id: invoice.orderId,
      invoice_id: invoice.invoiceId,
      reason: invoice.reason,
      refund_id: invoice.refundId,
      issued_on: invoice.issuedOn,
      currency: invoice.currency,
      total: invoice.total,
      tax: invoice.tax,
      content: sql`${JSON.stringify(invoice.content)}::jsonb`,
      staff_id: invoice.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
