import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { notFound } from '#domain/errors.ts';
import type { BuyersInvoice } from '#domain/schemas/invoice.schema.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { invoiceContentSchema, withoutAddress } from './invoice-content.ts';
import type { InvoiceFiles, PdfFile } from './invoice-files.ts';
import { selectListedOfOrder } from './invoice-lists.queries.ts';
import {
  isBuyer,
  selectInvoice,
  selectInvoiceSettings,
  selectInvoicesOfOrder,
  type Viewer,
} from './invoices.queries.ts';
import { settleInvoices } from './issue-invoices.ts';
import { composeRow } from './manage-invoices.ts';
import { writeSheet } from './write-sheet.ts';

interface BuyersDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: Pick<RateLimiter, 'take'>;
  files: InvoiceFiles;
  now: () => Date;
}

/** Documents of orders that the caller may read. */
export interface BuyersInvoices {
  /** In the order of issue. */
  list(orderId: string): Promise<BuyersInvoice[]>;
  /**
   * Without the buyer's address for who has only the link of a letter. Throws 404 for a document of another order, 429
   * for one who asks too often.
   */
  file(orderId: string, id: number, viewer: Viewer): Promise<PdfFile>;
  /** Issues what the order is due by itself. */
  settle(orderId: string): Promise<void>;
  /**
   * What goes with a letter about the order: its invoice, or the credit note of the refund. None where the shop does
   * not send them.
   */
  attach(orderId: string, refundId: string | null): Promise<PdfFile[]>;
}

/** A page that is opened again and again needs a document once. */
const filesPerOrder = { limit: 60, windowSeconds: 3600 };

export function createBuyersInvoices({ db, settings, limits, files, now }: BuyersDeps): BuyersInvoices {
  async function settle(orderId: string): Promise<void> {
    const issuing = { shop: await settings.read(), now: now(), staffId: null };
    await retryOnConflict(() => db.transaction().execute((trx) => settleInvoices(trx, orderId, issuing)));
  }

  return {
    settle,
    async list(orderId) {
      const rows = await selectListedOfOrder(db, orderId);
      return rows.map((row) => {
        const { id, kind, number, issuedOn, total, currency } = composeRow(row);
        return { id, kind, number, issuedOn, total, currency };
      });
    },
    async file(orderId, id, viewer) {
      const invoice = await selectInvoice(db, id);
      if (invoice?.orderId !== orderId) throw notFound('invoice');
      await limits.take({ key: `invoice-files:${orderId}`, ...filesPerOrder });
      if (await isBuyer(db, orderId, viewer)) return files.ofInvoice(invoice);
      const content = withoutAddress(invoiceContentSchema.parse(invoice.content));
      return files.ofSheet(writeSheet(content), content.number);
    },
    async attach(orderId, refundId) {
      const { issueWhen, mailed } = await selectInvoiceSettings(db);
      if (!mailed) return [];
      const before = await selectInvoicesOfOrder(db, orderId);
      if (issueWhen === 'never' && before.length === 0) return [];
      await settle(orderId);
      const issued = await selectInvoicesOfOrder(db, orderId);
      const wanted = issued.findLast((invoice) =>
        refundId === null ? invoice.kind === 'invoice' : invoice.refundId === refundId,
      );
      return wanted ? [await files.ofInvoice(wanted)] : [];
    },
  };
}
