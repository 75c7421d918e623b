import { LRUCache } from 'lru-cache';

import type { Sheet } from '#platform/pdf/sheet.ts';
import type { SheetDrawer } from '#platform/pdf/sheet-drawer.ts';

import { invoiceContentSchema } from './invoice-content.ts';
import type { StoredInvoice } from './invoices.queries.ts';
import type { ShopLogo } from './shop-logo.ts';
import { writeSheet } from './write-sheet.ts';

export interface PdfFile {
  /** With its ending; letters that not every program takes are replaced. */
  name: string;
  bytes: Buffer;
}

export interface InvoiceFiles {
  /** Throws as the drawer does. */
  ofInvoice(invoice: Pick<StoredInvoice, 'id' | 'content'>): Promise<PdfFile>;
  ofSheet(sheet: Sheet, name: string): Promise<PdfFile>;
}

const keptBytes = 8_000_000;

/**
 * Issued documents never change but for the shop's logo, which is that of the day they are drawn: those that were
 * asked for lately are kept.
 */
export function createInvoiceFiles(drawer: SheetDrawer, readLogo: ShopLogo): InvoiceFiles {
  const kept = new LRUCache<string, PdfFile>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  return {
    async ofInvoice({ id, content }) {
      const logo = await readLogo();
      const key = `${id} ${logo?.key ?? ''}`;
      const known = kept.get(key);
      if (known) return known;
      const written = invoiceContentSchema.parse(content);
      const bytes = await drawer.draw({ ...writeSheet(written), logo });
      const file = { name: nameFile(written.number), bytes };
      kept.set(key, file);
      return file;
    },
    ofSheet: async (sheet, name) => ({
      name: nameFile(name),
      bytes: await drawer.draw({ ...sheet, logo: await readLogo() }),
    }),
  };
}

function nameFile(number: string): string {
  return `${number.normalize('NFKD').replace(/[^\w.-]+/g, '_')}.pdf`;
}
