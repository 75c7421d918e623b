import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type {
  ImportedOrderList,
  ManagedImportedOrder,
  OrderImportReport,
  OrderImportRow,
} from '#domain/schemas/imported-order.schema.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { composeOrderDetail, composeRow } from './compose-imported-order.ts';
import { importOrders } from './import/import-orders.ts';
import {
  selectImports,
  selectOrder,
  selectOrders,
  type ImportedOrderSelection,
} from './imported-orders.queries.ts';
import { deleteImport, deleteOrdersOf, hasImport } from './write-orders.queries.ts';

/** What the staff see of the archive, and do with it. Calls with an id throw 404 for what is not there. */
export interface ImportedOrderManagement {
  list(selection: ImportedOrderSelection): Promise<ImportedOrderList>;
  find(id: number): Promise<ManagedImportedOrder>;
  /** See `importOrders`. */
  import(
    file: AsyncIterable<Uint8Array>,
    options: { writes: boolean; fileName: string; staffId: number },
  ): Promise<OrderImportReport>;
  /** Latest first. */
  listImports(): Promise<OrderImportRow[]>;
  /** Deletes the orders that an import added; what it changed of others stays. */
  undoImport(id: number): Promise<void>;
}

const shownImports = 100;
const deletedAtOnce = 1000;

export function createImportedOrderManagement({
  db,
  reading,
  settings,
}: {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
}): ImportedOrderManagement {
  return {
    async list(selection) {
      const { rows, total } = await selectOrders(reading, selection);
      return { orders: rows.map(composeRow), total };
    },
    async find(id) {
      const row = await selectOrder(reading, id);
      if (!row) throw notFound('order');
      const { addsUp, customerId, fileName, importedAt, isErased } = row;
      return {
        ...composeOrderDetail(row),
        addsUp,
        customerId,
        fileName,
        importedAt: importedAt.toISOString(),
        isErased,
      };
    },
    import: (file, options) => importOrders({ db, settings }, file, options),
    async listImports() {
      const rows = await selectImports(reading, shownImports);
      return rows.map(({ importedAt, ...row }) => ({ ...row, importedAt: importedAt.toISOString() }));
    },
    async undoImport(id) {
      if (!(await hasImport(db, id))) throw notFound('import');
      // Piece by piece: one that was cut off is undone to its end by the next call.
      while ((await deleteOrdersOf(db, id, deletedAtOnce)) > 0);
      await deleteImport(db, id);
    },
  };
}
