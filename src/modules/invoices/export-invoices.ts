import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { toMajor } from '#domain/money.ts';
import { messagesOf, translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';
import { byteOrderMark, writeCsvRow, type CsvSeparator } from '#platform/csv/write-csv.ts';

import { selectInvoicesToExport, type InvoiceFilter } from './invoice-lists.queries.ts';

const invoicesAtOnce = 500;

/** In the order of the cells. */
const headings = [
  'invoiceFile.number',
  'invoiceFile.kind',
  'invoiceFile.issuedOn',
  'invoiceFile.order',
  'invoiceFile.customer',
  'invoiceFile.invoice',
  'invoiceFile.net',
  'invoiceFile.tax',
  'invoiceFile.total',
  'invoiceFile.currency',
  'invoiceFile.taxNumber',
] as const;

/**
 * Documents for the accountant as a CSV file, in the order of issue, piece by piece. What credit notes take off stands
 * below zero: a column adds up to what stays.
 */
export async function* exportInvoices(
  db: Kysely<Database>,
  filter: InvoiceFilter,
  { separator, language }: { separator: CsvSeparator; language: Language },
): AsyncGenerator<string> {
  const t = translatorOf(language);
  const messages = messagesOf(language);
  const head = headings.map((key) => t(key));
  yield byteOrderMark + writeCsvRow(head, separator);
  let after = 0;
  for (;;) {
    const rows = await selectInvoicesToExport(db, filter, { after, limit: invoicesAtOnce });
    if (rows.length === 0) return;
    yield rows
      .map((row) => {
        const sign = row.kind === 'invoice' ? 1 : -1;
        const amount = (minor: number) => toMajor(sign * minor);
        const kind = messages[row.kind === 'invoice' ? 'invoice.invoice' : 'invoice.creditNote'];
        const { number, issuedOn, order, customer, invoice, tax, total, currency, taxNumber } = row;
        const money = [amount(total - tax), amount(tax), amount(total), currency];
        const cells = [number, kind, issuedOn, order, customer, invoice ?? '', ...money, taxNumber];
        return writeCsvRow(cells, separator);
      })
      .join('');
    after = rows.at(-1)?.id ?? after;
  }
}
