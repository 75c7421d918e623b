import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { Currency } from '#domain/currencies.ts';
import type { InvoiceKind, creditReasons } from '#domain/schemas/invoice.schema.ts';

type Db = Kysely<Database>;

/** Amounts are minor units. */
export interface ListedInvoice {
  id: number;
  kind: InvoiceKind;
  number: string;
  issuedOn: string;
  total: number;
  tax: number;
  currency: Currency;
  order: string;
  customer: string;
  /** Of a company; empty for a person. */
  taxNumber: string;
  reason: (typeof creditReasons)[number] | null;
  invoice: string | null;
  isCanceled: boolean;
}

/** `from` and `to` are days, both with what was issued on them. `words` are of numbers and names. */
export interface InvoiceFilter {
  kind: InvoiceKind | null;
  from: string | null;
  to: string | null;
  words: string;
}

const listed = sql`select d.id, d.kind, d.number, d.issued_on::text as "issuedOn", d.total, d.tax, d.currency,
    o.number as order, d.content #>> '{buyer,name}' as customer,
    coalesce(d.content #>> '{buyer,taxNumber}', '') as "taxNumber", d.reason, i.number as invoice,
    exists (select from invoices c where c.invoice_id = d.id and c.reason in ('canceled', 'replaced'))
      as "isCanceled"
  from invoices d join orders o on o.id = d.order_id left join invoices i on i.id = d.invoice_id`;

/** Newest first. */
export async function selectInvoiceList(
  db: Db,
  filter: InvoiceFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedInvoice[]> {
  const { rows } = await sql<ListedInvoice>`${listed} where ${passes(filter)}
    order by d.issued_on desc, d.id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** How many of each kind there are, whichever of them is asked for. */
export async function countInvoices(
  db: Db,
  filter: Omit<InvoiceFilter, 'kind'>,
): Promise<Record<InvoiceKind, number>> {
  const { rows } = await sql<Record<InvoiceKind, number>>`
    select count(*) filter (where d.kind = 'invoice')::int as invoice,
      count(*) filter (where d.kind = 'credit_note')::int as credit_note
    from invoices d join orders o on o.id = d.order_id where ${passes({ ...filter, kind: null })}`.execute(
    db,
  );
  return onlyRow(rows);
}

/** In the order of issue, those after the id. */
export async function selectInvoicesToExport(
  db: Db,
  filter: InvoiceFilter,
  { after, limit }: { after: number; limit: number },
): Promise<ListedInvoice[]> {
  const { rows } = await sql<ListedInvoice>`${listed} where d.id > ${after} and ${passes(filter)}
    order by d.id limit ${limit}`.execute(db);
  return rows;
}

export async function selectListedOfOrder(db: Db, orderId: string): Promise<ListedInvoice[]> {
  const { rows } = await sql<ListedInvoice>`${listed} where d.order_id = ${orderId} order by d.id`.execute(
    db,
  );
  return rows;
}

function passes({ kind, from, to, words }: InvoiceFilter): RawBuilder<unknown> {
  const tests = [
    sql`true`,
    ...(kind ? [sql`d.kind = ${kind}`] : []),
    ...(from ? [sql`d.issued_on >= ${from}::date`] : []),
    ...(to ? [sql`d.issued_on <= ${to}::date`] : []),
    ...(words
      ? [
          sql`(strpos(lower(d.number), lower(${words})) > 0 or o.number = ${words}
            or strpos(lower(d.content #>> '{buyer,name}'), lower(${words})) > 0)`,
        ]
      : []),
  ];
  return sql.join(tests, sql` and `);
}
