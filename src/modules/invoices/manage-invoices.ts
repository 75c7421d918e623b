import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { localDay } from '#domain/local-days.ts';
import { toMajor } from '#domain/money.ts';
import { postalLines } from '#domain/postal-address.ts';
import type {
  InvoiceList,
  InvoiceRow,
  InvoiceSettings,
  InvoiceSettingsInput,
  OrderInvoices,
} from '#domain/schemas/invoice.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import type { Language } from '#locales/languages.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { CsvSeparator } from '#platform/csv/write-csv.ts';

import { composeLines } from './compose-invoice.ts';
import { exportInvoices } from './export-invoices.ts';
import { isSameSale, linesOfRefund, totalOf } from './invoice-content.ts';
import type { InvoiceFiles, PdfFile } from './invoice-files.ts';
import {
  countInvoices,
  selectInvoiceList,
  selectListedOfOrder,
  type InvoiceFilter,
  type ListedInvoice,
} from './invoice-lists.queries.ts';
import {
  selectInvoice,
  selectInvoicedOrder,
  selectInvoiceSettings,
  selectInvoicesOfOrder,
  selectLastSequence,
  selectRefundsDone,
  updateInvoiceSettings,
  type InvoicedOrder,
  type InvoiceSettingsRow,
} from './invoices.queries.ts';
import { cancelByHand, findCurrent, issueByHand, linesLeftOf, type Issuing } from './issue-invoices.ts';
import { writeNumber, yearOfSeries } from './number-invoice.ts';
import { writePackingSlip } from './write-packing-slip.ts';

type Db = Kysely<Database>;

interface ManagementDeps {
  db: Db;
  /** For what only reads: the list and its file. */
  reading: Db;
  settings: Pick<SettingsReader, 'read'>;
  files: InvoiceFiles;
  now: () => Date;
}

/** What staff do with invoices and credit notes. */
export type InvoiceManagement = ReturnType<typeof createInvoiceManagement>;

export function createInvoiceManagement({ db, reading, settings, files, now }: ManagementDeps) {
  async function issue<T>(staffId: number, run: (trx: Db, issuing: Issuing) => Promise<T>): Promise<T> {
    const issuing = { shop: await settings.read(), now: now(), staffId };
    return retryOnConflict(() => db.transaction().execute((trx) => run(trx, issuing)));
  }

  /** Throws 404 without such an order. */
  async function ofOrder(orderId: string): Promise<OrderInvoices> {
    const order = await selectInvoicedOrder(db, orderId);
    if (!order) throw notFound('order');
    const rows = await selectListedOfOrder(db, orderId);
    const current = await describeCurrent(db, order);
    return {
      invoices: rows.map(composeRow),
      current,
      canIssue: current === null && !order.isSample,
    };
  }

  return {
    async readSettings(): Promise<InvoiceSettings> {
      return describeSettings(db, await settings.read(), now());
    },

    /** Throws 409 for a version that is not the present one. */
    async changeSettings(input: InvoiceSettingsInput): Promise<InvoiceSettings> {
      if (!(await updateInvoiceSettings(db, input))) throw new AppError('conflict', 'content.errors.changed');
      return describeSettings(db, await settings.read(), now());
    },

    async list(filter: InvoiceFilter, page: { offset: number; limit: number }): Promise<InvoiceList> {
      const [rows, counts] = await Promise.all([
        selectInvoiceList(reading, filter, page),
        countInvoices(reading, filter),
      ]);
      const total = filter.kind ? counts[filter.kind] : counts.invoice + counts.credit_note;
      return { invoices: rows.map(composeRow), total, counts };
    },

    /** See `exportInvoices`. */
    export: (filter: InvoiceFilter, options: { separator: CsvSeparator; language: Language }) =>
      exportInvoices(reading, filter, options),

    ofOrder,

    /** See `issueByHand`. */
    async issue(orderId: string, staffId: number): Promise<OrderInvoices> {
      await issue(staffId, (trx, issuing) => issueByHand(trx, orderId, issuing));
      return ofOrder(orderId);
    },

    /** See `cancelByHand`. */
    async cancel(id: number, wish: { reissue: boolean }, staffId: number): Promise<OrderInvoices> {
      const orderId = await issue(staffId, (trx, issuing) => cancelByHand(trx, id, wish, issuing));
      return ofOrder(orderId);
    },

    /** Throws 404 without such a document. */
    async file(id: number): Promise<PdfFile> {
      const invoice = await selectInvoice(db, id);
      if (!invoice) throw notFound('invoice');
      return files.ofInvoice(invoice);
    },

    /** Throws 404 without such an order. */
    async packingSlip(orderId: string): Promise<PdfFile> {
      const order = await selectInvoicedOrder(db, orderId);
      if (!order) throw notFound('order');
      const facts = { settings: await selectInvoiceSettings(db), shop: await settings.read() };
      return files.ofSheet(await writePackingSlip(order, facts), `packing-slip-${order.number}`);
    },
  };
}

export function composeRow({ taxNumber: _ofCompany, ...row }: ListedInvoice): InvoiceRow {
  return { ...row, total: toMajor(row.total), tax: toMajor(row.tax) };
}

/** Whether the order is what its invoice and credit notes say, and what they leave. */
async function describeCurrent(db: Db, order: InvoicedOrder): Promise<OrderInvoices['current']> {
  const current = findCurrent(await selectInvoicesOfOrder(db, order.id));
  if (!current) return null;
  const left = linesLeftOf(current);
  const refunds = await selectRefundsDone(db, order.id);
  const isCredited = refunds.every(
    ({ id, ...parts }) =>
      current.credits.some(({ refundId }) => refundId === id) || linesOfRefund(left, parts) !== null,
  );
  return {
    id: current.id,
    matches: isCredited && isSameSale(current.content.lines, composeLines(order)),
    left: toMajor(totalOf(left)),
  };
}

async function describeSettings(db: Db, shop: Settings, now: Date): Promise<InvoiceSettings> {
  const { country: _country, taxNumber, ...stored } = await selectInvoiceSettings(db);
  const today = localDay(now, shopTimeZone(shop.common));
  return {
    ...stored,
    shop: {
      name: shop.common.sitename,
      address: postalLines(shop.common.address).join('\n'),
      taxNumber,
    },
    next: {
      invoice: await nextNumber(db, stored, 'invoice', today),
      creditNote: await nextNumber(db, stored, 'credit_note', today),
    },
  };
}

async function nextNumber(
  db: Db,
  settings: Omit<InvoiceSettingsRow, 'country' | 'taxNumber'>,
  kind: 'invoice' | 'credit_note',
  today: string,
): Promise<string> {
  const year = yearOfSeries(settings, today);
  const sequence = (await selectLastSequence(db, { kind, year })) + 1;
  return writeNumber(settings, { kind, year, sequence });
}
